/**
 * A fact that a rewriting lost or added, found by regular expressions alone: this file shares no code with the rewriter, so that
 * a bug in one does not hide a bug in the other.
 */
export type Loss = { kind: string; lost: string[]; added: string[] };

const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillion|dozen|percent|half)\b/gi;
/** "month two" and "the second month" state the same number. */
const ORDINALS: Record<string, string> = { two: 'second', three: 'third', four: 'fourth', five: 'fifth' };

const NEGATIONS = /\b(?:not|never|no|none|nor|neither|nobody|nothing|nowhere|cannot)\b|n['’]t\b/gi;
const MODALS =
  /\b(?:can|could|may|might|must|shall|should|will|would|cannot)\b|\b(?:can|could|wo|would|should|must)n?['’]t\b|['’]ll\b/gi;

/** Announcements that an editor deletes whole, and "not only", which negates nothing. */
const FRAMES =
  /\bit (?:should|must) (?:also )?be (?:noted|remembered|emphasized|mentioned|pointed out|stressed|said) that\b|(?:\bnot|n['’]t) (?:only|just|merely|simply)\b|\bI would like to (?:point out|note|mention|add) that\b/gi;

const MODAL_NAMES: Record<string, string> = { wo: 'will', ca: 'can', "'ll": 'will', cannot: 'can' };

const listOf = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map((found) => found.toLowerCase().replaceAll('’', "'"));

function modalsOf(text: string): string[] {
  return listOf(text.replace(FRAMES, ' '), MODALS).map((found) => {
    const bare = found.replace(/n't$/, '').replace(/'t$/, '');
    return MODAL_NAMES[bare] ?? bare;
  });
}

const negationsOf = (text: string): string[] => listOf(text.replace(FRAMES, ' '), NEGATIONS).map(() => 'not');

/** Returns capitalised words that do not begin a sentence, line or quotation. */
function namesOf(text: string): string[] {
  const names: string[] = [];
  for (const found of text.matchAll(/(?<=[\p{L}\p{N},;][ \u00a0])\p{Lu}[\p{L}\p{N}&'’.-]*/gu)) {
    const name = found[0].replace(/['’]s$/, '').replace(/['’.-]+$/, '');
    if (!/^I(?:['’]\w+)?$/.test(name)) names.push(name);
  }
  return names;
}

const wordsOf = (text: string): Map<string, number> =>
  countOf(
    (text.match(/[\p{L}\p{N}&]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.replace(/['’]s$/, '')),
  );

function countOf(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function compare(kind: string, before: readonly string[], after: readonly string[]): Loss[] {
  const had = countOf(before);
  const has = countOf(after);
  const lost = [...had].filter(([item, count]) => (has.get(item) ?? 0) < count).map(([item]) => item);
  const added = [...has].filter(([item, count]) => (had.get(item) ?? 0) < count).map(([item]) => item);
  return lost.length + added.length === 0 ? [] : [{ kind, lost, added }];
}

function compareNames(before: string, after: string): Loss[] {
  const had = wordsOf(before);
  const has = wordsOf(after);
  const lost = [...countOf(namesOf(before))].filter(([name, count]) => {
    const plain = (counts: Map<string, number>): number => counts.get(name) ?? 0;
    return plain(has) < Math.min(count, plain(had));
  });
  const known = new Set(namesOf(before));
  const added = namesOf(after).filter((name) => !known.has(name) && !had.has(name));
  const list = lost.map(([name]) => name);
  return list.length + added.length === 0 ? [] : [{ kind: 'name', lost: list, added }];
}

const timesOf = (word: string, text: string): number => text.toLowerCase().split(`${word} `).length;

/** Compares number words; one that has become an ordinal is not lost. */
function compareNumberWords(before: string, after: string): Loss[] {
  return compare('number word', listOf(before, NUMBER_WORDS), listOf(after, NUMBER_WORDS)).flatMap((loss) => {
    const lost = loss.lost.filter((word) => {
      const ordinal = ORDINALS[word];
      return ordinal === undefined || timesOf(ordinal, after) <= timesOf(ordinal, before);
    });
    return lost.length + loss.added.length === 0 ? [] : [{ ...loss, lost }];
  });
}

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['number', /(?<![\p{L}\d])\d+(?:[.,:/]\d+)*%?/gu],
  ['quotation', /“[^”\n]*”|"[^"\n]*"/g],
  ['link', /https?:\/\/[^\s)>\]]+|www\.[^\s)>\]]+|[\w.+-]+@[\w-]+\.[\w.-]+/g],
  ['citation', /\[[\d,\s–-]+\]|\([^()\n]*\b(?:1[5-9]|20)\d\d[a-z]?\)/g],
  ['code', /`[^`\n]+`/g],
];

/** Removes soft hyphens, which cleaning removes from the middle of words. */
const seen = (text: string): string => text.replaceAll('\u00ad', '');

/** Returns the facts that only one of the two texts has. `mayDash`: new dashes are allowed. */
export function lossesOf(source: string, result: string, { mayDash = false } = {}): Loss[] {
  const before = seen(source);
  const after = seen(result);
  return [
    ...PATTERNS.flatMap(([kind, pattern]) => compare(kind, listOf(before, pattern), listOf(after, pattern))),
    ...compareNumberWords(before, after),
    ...compareNames(before, after),
    ...compare('negation', negationsOf(before), negationsOf(after)),
    ...compare('modal', modalsOf(before), modalsOf(after)),
    ...newCharacters(before, mayDash ? after.replaceAll(/[\u2013\u2014]/g, ' ') : after),
  ];
}

function newCharacters(before: string, after: string): Loss[] {
  const had = new Set(before.normalize('NFC'));
  const added = [...new Set(after.normalize('NFC'))].filter(
    (letter) => !had.has(letter) && !/[A-Za-z.,;':()]/.test(letter),
  );
  return added.length === 0 ? [] : [{ kind: 'character', lost: [], added }];
}

/** Describes the structure of each line: headings, code and tables word for word, of other lines only their kind. */
function shapeOf(text: string): string[] {
  let code = false;
  return text.split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) code = !code;
    if (code || /^\s*(?:```|~~~|\||#{1,6}\s|<)/.test(line)) return line;
    if (line.trim() === '') return '';
    const marker = /^\s*(?:[-*+•]|\d+[.)]|>+)\s+/.exec(line)?.[0];
    return marker ?? `${/^\s*/.exec(line)?.[0] ?? ''}text`;
  });
}

/** Whether headings, code and tables are unchanged, and list markers, blank lines and paragraphs are in the same places. */
export function keepsShape(before: string, after: string): boolean {
  return shapeOf(before).join('\n') === shapeOf(after).join('\n');
}
