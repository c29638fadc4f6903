import { endsWithStop } from '../clause.ts';
import { verbForms } from '../inflect.ts';
import { hasTag, isMark, type Scene } from '../scene.ts';
import { Tag } from '../tags.ts';
import type { Sentence, Token } from '../tokens.ts';
import { isAdverb, isOpenWord, looksAdjective } from '../word-class.ts';
import { isFree } from '../wording.ts';
import { isSubject, looksIng, runsToEnd } from './trailing-lists.ts';

/** "It was a call, beckoning them on" → "It was a call that beckoned them on": the clause says what kind of thing it is. */
export function proposeTrailingNoun(scene: Scene, sentence: Sentence): void {
  const { tokens } = sentence;
  if (!endsWithStop(tokens)) return;
  for (let comma = 4; comma < tokens.length - 3; comma++) {
    const mark = tokens[comma];
    const head = tokens[comma + 1];
    const next = tokens[comma + 2];
    const base = head?.entry?.base;
    if (!mark || !head || !base || !next || !isMark(mark, ',') || !hasTag(head, Tag.Ing)) continue;
    if (!isFree(tokens, comma, comma + 2) || next.gap !== 'space' || isSubject(tokens, comma + 1)) continue;
    if (isOpenWord(next) || looksAdjective(tokens[comma - 1]) || tokens[comma - 1]?.lower.endsWith('ed'))
      continue;
    const be = predicateStart(tokens, comma);
    if (be === null || !runsToEnd(tokens, comma + 1) || hasSecond(tokens, comma + 2)) continue;
    const forms = verbForms(base);
    const isPast = tokens[be]?.lower === 'was' || tokens[be]?.lower === 'were';
    const edit = { start: mark.start, end: head.end, after: ` that ${isPast ? forms.past : forms.s}` };
    scene.propose({
      edits: [edit],
      claim: [{ start: edit.start, end: edit.end }],
      reason: 'A trailing “-ing” clause reads as an afterthought; this ties it to the noun it describes.',
      level: 'balanced',
      weight: 33,
      tell: 1,
      cost: 2,
      shape: null,
    });
  }
}

const PEOPLE =
  /(?:er|or|ist|man|woman|ian|hero|child|girl|boy|person|friend|king|queen|leader|star|guest|one|way|time|day|year|moment)$/;

/** Where "is a …" stands, when nothing but a noun with its adjectives lies between it and the comma. */
function predicateStart(tokens: readonly Token[], comma: number): number | null {
  let at = comma - 1;
  if (PEOPLE.test(tokens[at]?.lower ?? '')) return null;
  while (isOpenWord(tokens[at]) && tokens[at]?.held === false && !looksIng(tokens[at])) at--;
  if (comma - at < 2 || !['a', 'an'].includes(tokens[at]?.lower ?? '')) return null;
  let be = at - 1;
  while (isAdverb(tokens[be])) be--;
  if (!['is', 'are', 'was', 'were'].includes(tokens[be]?.lower ?? '')) return null;
  if (tokens[be + 1]?.lower === 'not' || tokens[be + 1]?.lower === 'such') return null;
  const subject = tokens[be - 1];
  const isNobody = ['i', 'you', 'we', 'he', 'she', 'there', 'here', 'who', 'that', 'which', 'what'];
  return !subject || subject.held || isNobody.includes(subject.lower) ? null : be;
}

/** ", creating jobs and raising wages" would need both changed. */
const hasSecond = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(from)
    .some(
      (token, at, rest) => looksIng(token) && (hasTag(rest[at - 1], Tag.And) || isMark(rest[at - 1], ',')),
    );
