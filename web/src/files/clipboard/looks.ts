import { isFollowable } from '../markdown/markdown.ts';

/** The formatting of words: the elements around them, from the outside in. */
export type Look = {
  link: string | null;
  strong: boolean;
  em: boolean;
  underlined: boolean;
  struck: boolean;
  code: boolean;
  shift: 'sup' | 'sub' | null;
};

export const plainLook: Look = {
  link: null,
  strong: false,
  em: false,
  underlined: false,
  struck: false,
  code: false,
  shift: null,
};

export const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const valueOf = (name: string): ((style: string) => string) => {
  const said = new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]*)`, 'i');
  return (style) => said.exec(style)?.[1]?.trim().toLowerCase() ?? '';
};

/** These read the style attribute, since pasted HTML is never laid out by a browser. */
const weightIn = valueOf('font-weight');
const slantIn = valueOf('font-style');
const lineIn = valueOf('text-decoration(?:-line)?');
const raisedIn = valueOf('vertical-align');

const byTag: Record<string, Partial<Look>> = {
  B: { strong: true },
  STRONG: { strong: true },
  I: { em: true },
  EM: { em: true },
  CITE: { em: true },
  DFN: { em: true },
  U: { underlined: true },
  S: { struck: true },
  STRIKE: { struck: true },
  DEL: { struck: true },
  CODE: { code: true },
  KBD: { code: true },
  SAMP: { code: true },
  TT: { code: true },
  SUP: { shift: 'sup' },
  SUB: { shift: 'sub' },
};

const isBold = (weight: string): boolean => weight.startsWith('bold') || Number.parseInt(weight) >= 600;

/** Applies inline styles. Google Docs wraps everything in a <b> that is not bold, and marks bold words by styles. */
function withStyle(look: Look, style: string): Look {
  if (style === '') return look;
  const weight = weightIn(style);
  const slant = slantIn(style);
  const line = lineIn(style);
  const raised = raisedIn(style);
  return {
    ...look,
    strong: weight === '' || weight === 'inherit' ? look.strong : isBold(weight),
    em: slant === '' || slant === 'inherit' ? look.em : /^(?:italic|oblique)/.test(slant),
    underlined: look.underlined || line.includes('underline'),
    struck: look.struck || line.includes('line-through'),
    shift: raised === 'super' ? 'sup' : raised === 'sub' ? 'sub' : look.shift,
  };
}

export function lookOf(element: Element, around: Look): Look {
  const look = withStyle({ ...around, ...byTag[element.tagName] }, styleOf(element));
  if (element.tagName !== 'A') return look;
  const address = (element.getAttribute('href') ?? '').trim();
  return { ...look, link: isFollowable(address) ? address : null, underlined: around.underlined };
}

export const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(styleOf(element));
