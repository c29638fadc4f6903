/** The words of a stretch of text for comparing: in small letters, with straight apostrophes; a mark that ends a clause is one too. */
export function tokensOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[*_`#\u201c\u201d"]/g, ' ');
  const tokens: string[] = [];
  for (const [token] of plain.matchAll(/[\p{L}\p{N}]+(?:[.,:]\d+)*(?:'\p{L}+)*|[,;:.!?()\u2014\u2013]/gu)) {
    if (token === "let's") {
      tokens.push('let', 'us');
      continue;
    }
    const short = /^(\p{L}+?)(n't|'(?:s|re|ve|ll|d|m))$/u.exec(token);
    if (short === null) tokens.push(token);
    else tokens.push(...uncontracted(short[1] ?? '', short[2] ?? ''));
  }
  return tokens;
}

const FULL: Record<string, string> = { "n't": 'not', "'re": 'are', "'ve": 'have', "'ll": 'will', "'m": 'am' };
const BEFORE_NOT: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' };

const SAYS_IS = new Set(['that', 'it', 'there', 'here', 'what', 'who', 'he', 'she']);

/** "Ada's" stays one word; "it's" may be "it has", which says the same here. */
function uncontracted(word: string, end: string): string[] {
  const full = end === "'s" && SAYS_IS.has(word) ? 'is' : FULL[end];
  if (full === undefined) return [word];
  return [end === "n't" ? (BEFORE_NOT[word] ?? word) : word, full];
}

export const isMark = (token: string): boolean => /^[^\p{L}\p{N}]/u.test(token);

/** Words that carry no claim of their own, or one that the classes compare. */
const LIGHT = new Set(
  (
    'a an the of in on at by for with from to into through across about against among between during under over after before toward towards ' +
    'upon via as than and or but nor yet so that whether if when because while although though since unless until where how why who ' +
    'which whom whose what this these those it its they them their he him his she her we us our you your i me my mine yours ours theirs ' +
    'myself yourself itself himself herself ourselves themselves there here be is are was were been being am do does did done have has had having ' +
    'will would shall can could may might must should ought not no also just too very quite rather really then thus therefore however ' +
    'moreover furthermore additionally consequently overall ultimately instead out up off down one such each both either own same other another any ' +
    'some all many much more most few several even still only well within without along away back get gets got getting let like make makes made ' +
    'making thing things way ways take takes took taken kind sort part lot lots'
  ).split(' '),
);

export const isLight = (token: string): boolean => LIGHT.has(token);
