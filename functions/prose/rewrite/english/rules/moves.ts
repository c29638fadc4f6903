import { countWords, finiteVerbs } from '../clause.ts';
import { rowsOf } from '../data-line.ts';
import { hasTag, type Scene } from '../context.ts';
import { Tag } from '../tags.ts';
import type { Sentence, Token } from '../tokens.ts';
import { isOpenWord, opensNoun } from '../word-class.ts';
import { holdsThread, keepsPronouns, readFronted, type Fronted } from './fronted.ts';
import { looksIng } from './trailing-lists.ts';

/** "When it rains, the street floods" → "The street floods when it rains". */
export function proposeMoves(scene: Scene, sentence: Sentence): void {
  if (scene.kind !== 'paragraph' || !OPENERS.has(sentence.tokens[0]?.lower ?? '')) return;
  const fronted = readFronted(sentence);
  if (!fronted) return;
  const { tokens, comma, stop } = fronted;
  const time = isTime(tokens, comma);
  if (!mayMove(fronted, time) || !keepsPronouns(fronted, time) || holdsThread(scene, sentence, fronted, time))
    return;
  const first = tokens[0];
  const mark = tokens[comma];
  const main = tokens[comma + 1];
  const last = tokens[stop];
  if (!first || !mark || !main || !last || mark.held || last.held) return;
  const keepsCase = main.held || main.capital;
  const lower = scene.text.charAt(first.start).toLowerCase();
  const capital = keepsCase ? '' : scene.text.charAt(main.start).toUpperCase();
  scene.propose({
    edits: [
      { start: first.start, end: first.start + 1, after: lower },
      { start: mark.start, end: keepsCase ? main.start : main.start + 1, after: capital },
    ],
    claim: [
      { start: first.start, end: first.end },
      { start: mark.start, end: main.end },
      { start: last.start, end: last.end },
    ],
    reason: 'The sentence comes to its point first, and does not open as so many do.',
    level: 'balanced',
    weight: 20,
    tell: 0,
    cost: Math.min(countWords(tokens, 0, comma), countWords(tokens, comma, stop)),
    shape: null,
    move: {
      start: first.start,
      end: mark.start,
      to: last.start,
      link: first.lower === 'according' ? ', ' : ' ',
      sentence: sentence.index,
    },
  });
}

const CLAUSES = new Set('when if because once unless until as'.split(' '));
const PLACES = 'in at on within across under over outside inside near along behind around'.split(' ');
const WAYS = 'by to despite without through according during throughout after before for'.split(' ');
const OPENERS = new Set([...CLAUSES, ...PLACES, ...WAYS]);

const TIMES =
  /^(?:(?:1[5-9]|20)\d\d(?:s|-\d+)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|years?|months?|weeks?|days?|decades?|century|centuries|nights?|mornings?|evenings?|afternoons?|hours?|minutes?|seconds?|weekends?|summers?|winters?|spring|autumn|season)$/;

const isTime = (tokens: readonly Token[], comma: number): boolean =>
  !CLAUSES.has(tokens[0]?.lower ?? '') &&
  tokens.slice(1, comma).some((token) => TIMES.test(token.lower)) &&
  finiteVerbs(tokens, 1, comma).length === 0;

/** Openings that are set phrases, and words of a writer about the text. */
const SET_PHRASES = rowsOf(`
after all
as always ever expected far for i if long mentioned noted of per soon such though to usual we well with you
at best first heart issue its last least once present their times worst
by comparison contrast default definition far itself now then
for all better example her him instance me now one starters sure them us
if anything necessary not only possible so
in addition all brief case comparison conclusion contrast doing effect essence fact general light many most order other part particular practice reality response return short some spite sum summary terms theory truth turn
on another average balance one paper reflection second top
over all and
through it
to a an answer be begin clarify conclude date her his illustrate its make many my our put recap say some start sum summarize that the their this
within reason
`);

/** Whether this kind of opening may stand at the end of this main clause and mean what it meant. */
function mayMove(fronted: Fronted, time: boolean): boolean {
  const { tokens, comma, stop } = fronted;
  const opener = tokens[0]?.lower ?? '';
  const main = tokens.slice(comma + 1, stop);
  if (SET_PHRASES.get(opener)?.includes(tokens[1]?.lower ?? '')) return false;
  if (tokens.slice(1, comma).some((token) => ['end', 'contrary', 'hand'].includes(token.lower))) return false;
  if (main[0]?.lower === 'few' || main[0]?.lower === 'no') return false;
  const isTimed = time || ['when', 'after', 'before'].includes(opener);
  if (isTimed && main.some((token) => TIMES.test(token.lower))) return false;
  const isDenied = main.some((token) => hasTag(token, Tag.Negation) || token.lower.endsWith("n't"));
  if (CLAUSES.has(opener))
    return (!isDenied || opener === 'if' || opener === 'when') && isClauseOpening(fronted);
  return !isDenied && isPhraseOpening(fronted, time);
}

const countPrepositions = (tokens: readonly Token[]): number =>
  tokens.filter((token) => hasTag(token, Tag.Preposition) && token.lower !== 'of').length;

/** "when the river rises": a subject and a verb that nothing stresses. */
function isClauseOpening({ tokens, comma, stop }: Fronted): boolean {
  const next = tokens[1];
  const main = tokens.slice(comma + 1, stop);
  const verbs = finiteVerbs(tokens, 1, comma);
  if (verbs.length === 0 || verbs.length > 2) return false;
  if (tokens.slice(1, comma).some((token) => hasTag(token, Tag.Do))) return false;
  if (tokens[0]?.lower === 'as' && main.some((token) => hasTag(token, Tag.Be)) && countPrepositions(main) > 1)
    return false;
  const isName = next?.held === true && next.capital;
  return (
    opensNoun(next) || hasTag(next, Tag.Subject) || isName || (isOpenWord(next) && next.lower.endsWith('s'))
  );
}

/** "by draining the marsh", "in 1911": with so few prepositions after it that none could take it for its own. */
function isPhraseOpening({ tokens, comma, stop }: Fronted, time: boolean): boolean {
  const next = tokens[1];
  const prepositions = countPrepositions(tokens.slice(comma + 1, stop));
  if (tokens.slice(1, comma).some((token) => hasTag(token, Tag.Subordinator | Tag.Relative))) return false;
  switch (tokens[0]?.lower) {
    case 'according':
      return next?.lower === 'to';
    case 'by':
      return looksIng(next) && prepositions < 2;
    case 'to':
      return hasTag(next, Tag.Base) && prepositions < 2;
    case 'despite':
    case 'without':
    case 'through':
      return prepositions < 2;
    case 'during':
    case 'throughout':
    case 'after':
    case 'before':
      return prepositions < 3;
    case 'for':
      return time && prepositions === 0;
    default:
      return time ? prepositions < 3 : prepositions === 0 && comma > 2;
  }
}
