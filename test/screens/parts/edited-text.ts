import type { FactKind, FactReport, TextChange } from '#contract/humanize.ts';

type Edit = { before: string; after: string; reason?: string };
/** Plain words, edits, and facts in braces: `{number:14}`. */
type Part = string | Edit;

export type EditedText = { source: string; changes: TextChange[]; facts: FactReport };

const kinds: readonly FactKind[] = ['number', 'date', 'name', 'quotation', 'link', 'citation', 'negation'];

const factMarks = /(\{\w+:[^}]+\})/;
const factMark = /^\{(\w+):([^}]+)\}$/;

/** A text with its edits written where they stand. */
function editedText(parts: readonly Part[]): EditedText {
  const pieces: string[] = [];
  const changes: TextChange[] = [];
  const facts: FactReport = { facts: [] };
  let at = 0;
  const write = (marked: string): string => {
    const plain = marked.split(factMarks).map((piece) => {
      const [, name, fact] = factMark.exec(piece) ?? [];
      const kind = kinds.find((each) => each === name);
      const text = fact ?? piece;
      if (kind) facts.facts.push({ kind, text, start: at, end: at + text.length, survives: true });
      at += text.length;
      return text;
    });
    pieces.push(...plain);
    return plain.join('');
  };
  for (const part of parts) {
    const start = at;
    if (typeof part === 'string') write(part);
    else {
      const before = write(part.before);
      changes.push({ start, end: at, before, after: part.after, reason: part.reason ?? null });
    }
  }
  return { source: pieces.join(''), changes, facts };
}

const stock = 'A stock figure; plain words say what it means.';
const announces = 'The sentence says this without announcing that it will.';
const plainer = (word: string, long: string) => `“${word}” says what “${long}” says, in a plainer word.`;
const contracts = 'A person writing plainly contracts this.';

const parts: readonly Part[] = [
  '# The library that stays open\n\n',
  { before: 'Moreover, t', after: 'T', reason: announces },
  'he {name:Harbour Street} library, which opened in {number:1974}, ',
  { before: 'serves as a vital', after: 'is a', reason: stock },
  ' hub for the neighbourhood. ',
  { before: 'In order to', after: 'To', reason: 'Nothing is lost when these words go.' },
  ' meet growing demand, it will stay open until {number:9} p.m. on {date:Tuesdays} and {date:Thursdays} from {number:3} {date:March}. {quotation:“We ran out of chairs twice this month,”} said {name:Ana Petrov}, who runs the service. ',
  {
    before: 'It is important to note that t',
    after: 'T',
    reason: 'The point is made; there is no need to say that it is worth making.',
  },
  'he ',
  { before: 'additional', after: 'extra', reason: plainer('extra', 'additional') },
  ' hours ',
  { before: 'do {negation:not}', after: 'don’t', reason: contracts },
  ' cost readers a penny: a grant of {number:£12,400} pays for them',
  {
    before: ', ensuring',
    after: ', which ensures',
    reason: 'A trailing “-ing” clause reads as an afterthought; this says outright who does what.',
  },
  ' that {negation:no} other service is ',
  { before: 'negatively impacted', after: 'hurt', reason: plainer('hurt', 'negatively impacted') },
  '.\n\nWhat readers asked for:\n\n- ',
  { before: 'Utilize', after: 'Use', reason: plainer('use', 'utilize') },
  ' the side door after {number:6} p.m.\n- ',
  { before: 'A', after: 'Get a', reason: 'The other items begin with a verb.' },
  ' seat for everyone, {negation:not} only for members.\n- More lamps.\n\nThe staff ',
  { before: 'conducted an analysis of', after: 'studied', reason: 'A shorter phrase says the same.' },
  ' last year’s ',
  { before: 'visitor\u200b', after: 'visitor', reason: 'An invisible character that pasting left behind.' },
  ' figures {citation:[4]}, and the pattern was clear',
  {
    before: ', with most people coming after work and',
    after: '. Most people came after work,',
    reason: 'Two plain sentences are easier to follow than one that trails.',
  },
  ' very few ',
  { before: '', after: 'of them ', reason: 'Says whom the number counts.' },
  'before {number:10} in the morning. They ',
  { before: 'really ', after: '', reason: 'The sentence is as strong without it.' },
  'wanted a longer evening',
  { before: '. However, they', after: ', but they', reason: 'The two belong together.' },
  ' {negation:never} asked for a longer day. A full account is at {link:https://harbour.example/hours}. The c',
  {
    before: '\u043e',
    after: 'o',
    reason: 'A letter of another alphabet that only looks like this one.',
  },
  'uncil',
  { before: '\u00a0', after: ' ', reason: 'A special space that pasting left behind.' },
  'will look again in {date:October}.',
  ' It ',
  { before: 'is going to', after: 'will' },
  ' publish what it finds.',
];

export const shortText: EditedText = editedText(parts);

/** The same over and over, in about as many words as asked. */
export function longText(words: number): EditedText {
  const times = Math.ceil(words / shortText.source.split(/\s+/).length);
  return editedText(Array.from({ length: times }, () => [...parts, '\n\n']).flat());
}
