import { type ChangeEvent, useId } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { type OpeningProps, useOpening } from './use-opening.ts';

const fileKinds =
  '.txt,.md,.markdown,.docx,.pdf,text/plain,text/markdown,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function OpenFile(props: OpeningProps) {
  const { opening, open } = useOpening(props);
  const kinds = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void open([...(currentTarget.files ?? [])]);
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  };
  return (
    <label className={`${buttonClass('quiet')} open-file`} aria-busy={opening || undefined}>
      <input type="file" accept={fileKinds} aria-describedby={kinds} onChange={choose} />
      {opening ? 'Opening…' : 'Open a file'}
      <span id={kinds} hidden>
        .txt, .md, .docx or .pdf
      </span>
    </label>
  );
}
