const sign = (drawn: string) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={drawn} />
  </svg>
);

const lines = 'M7 3.5h8M7 8h8M7 12.5h8';

export const numbers = sign(`${lines}M2 2.5l1.2-.7v3.6M1.6 10.4c2.2-1.2 2.4.9.2 3.1h2.4`);
export const points = sign(
  `${lines}M2 3.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M2 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M2 12.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0`,
);
export const outdent = sign('M15 2.5H1M15 13.5H1M15 6.2H8M15 9.8H8M4.5 5.5 2 8l2.5 2.5');
export const indent = sign('M15 2.5H1M15 13.5H1M15 6.2H8M15 9.8H8M2 5.5 4.5 8 2 10.5');
export const quotation = sign('M6.5 3.5C3.5 4 2 6 2 9v3.5h4.5V8H2M14.5 3.5C11.5 4 10 6 10 9v3.5h4.5V8H10');
export const code = sign('M5 4 1 8l4 4M11 4l4 4-4 4');
export const undo = sign('M5 3 2 6l3 3M2 6h7.5a4 4 0 0 1 0 8H6');
export const redo = sign('M11 3l3 3-3 3M14 6H6.5a4 4 0 0 0 0 8H10');
