import { brand } from '#contract/brand.ts';
import { inFigures } from '#words/figures.ts';

/** Maximum length of a URL in characters. Some browsers and servers cut off longer ones. */
export const longestPrefill = 6_000;

/** Common assistants. `prefill`: a URL that fills in the request; the others take it from the clipboard. */
export const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/', prefill: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new', prefill: null },
  { name: 'Gemini', address: 'https://gemini.google.com/app', prefill: null },
  { name: 'Copilot', address: 'https://copilot.microsoft.com/', prefill: null },
] as const;

const sentences = (count: number): string => (count === 1 ? '1 sentence' : `${inFigures(count)} sentences`);

export const assistantCopy = {
  open: 'Assistant',
  title: 'Use your assistant',
  who: 'What rewrites your text',
  whoRules: 'Our rules, on our server',
  orAssistant: 'Or your own assistant',
  empty: 'Paste or write your text first. Then come back here.',
  nothing:
    'There is nothing here that an assistant could edit: headings, tables, verse and code stay as they are.',
  ask: 'Copy the request and paste it into your assistant.',
  reads:
    'The request holds your text and tells the assistant how to edit it. Your assistant, and the company that runs it, will read both.',
  copy: 'Copy request',
  copied: 'Copied',
  notCopied: 'Your browser blocked copying. Open the request below and copy it yourself.',
  request: 'Request',
  part: (at: number, count: number) => `Part ${at} of ${count}`,
  openIn: (name: string, isFilled: boolean) =>
    isFilled ? `Open ${name} with the request filled in` : `Open ${name}`,
  partRead: (read: number, all: number) =>
    `${inFigures(read)} of ${inFigures(all)} passages are read. Paste the answer to the next part, or press again to check what is there.`,
  paste: 'Paste the answer here. Extra numbers, comments or formatting are fine.',
  label: 'Answer',
  check: 'Check the answer',
  checking: 'Checking…',
  free: `${brand.name} compares it with your text, sentence by sentence. That costs no words.`,
  noLimit: 'Your own assistant costs no words: press Assistant below your text.',
  nothingFound: 'We couldn’t find your text in this. Paste your assistant’s whole answer.',
  isRequest: 'This is the request. Send it to your assistant and paste what it answers.',
  missing: (missing: number, all: number) =>
    `${inFigures(missing)} of ${inFigures(all)} passages ${missing === 1 ? 'was' : 'were'} not in the answer and ${missing === 1 ? 'stays' : 'stay'} as ${missing === 1 ? 'it is' : 'they are'}.`,
  again: (count: number) => `Ask again about ${sentences(count)}`,
  againTitle: 'Ask your assistant again',
  ofOriginal:
    'The request holds your original text, not the result. What you edited, reverted or decided stays where it fits the answer.',
  compare: 'Let your assistant compare',
  compareShort: 'Ask assistant',
  compareAsk: (count: number, known: number) =>
    `This request asks whether ${count === 1 ? 'the proposed wording says' : `${inFigures(count)} proposed wordings say`} the same as yours. ${known} more pairs have answers that we know: if your assistant gets one wrong, its answers don’t count.`,
  compareReads:
    'The request holds these sentences of your text. Your assistant, and the company that runs it, will read them.',
  compareUse: 'What your assistant calls the same is used. The rest stays for you to decide.',
  compareNothing: 'We couldn’t find answers in this. Paste your assistant’s whole answer.',
  compareMissed:
    'Your assistant was wrong about a pair whose answer we know, so its answers don’t count. Ask another one, or decide yourself.',
  compareNone: 'Your assistant calls none of them the same, so they stay for you to decide.',
  againOwn: 'What you edited, reverted or decided stays where it fits the answer.',
  againAsk: (count: number) =>
    `This request holds ${sentences(count)} and what was wrong with ${count === 1 ? 'it' : 'each'}.`,
} as const;
