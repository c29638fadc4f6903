import { pluralOf } from '../lexicon/inflect.ts';
import { capitalise, hasTag, isWord, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isFree } from '../wording.ts';
import { opensNoun } from '../grammar/word-class.ts';
import { OWNED, OWNERS } from '../words/owners.ts';

const owned = new Set(OWNED.trim().split(/\s+/));
const owners = new Map<string, 'singular' | 'plural'>();
for (const owner of OWNERS.trim().split(/\s+/)) {
  owners.set(owner, 'singular');
  owners.set(pluralOf(owner), 'plural');
}

/** "the role of the teacher in class" is the role in class, but "the voice of the man in the hall" is of the man there. */
const REACHES_ON = new Set(['ability', 'accuracy', 'performance', 'role', 'success']);
const LONGEST_OWNER = 3;

/** "the needs of the patient" → "the patient's needs", where nothing hangs on the patient. */
export function proposeGenitives(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  for (let at = 0; at + 4 < tokens.length; at++) {
    const the = tokens[at];
    const thing = tokens[at + 1];
    const opening = tokens[at + 3];
    if (the?.lower !== 'the' || !thing || tokens[at + 2]?.lower !== 'of' || !opening) continue;
    if (!owned.has(thing.lower) || hasTag(tokens[at - 1], Tag.Quantity)) continue;
    if (!hasTag(opening, Tag.Determiner | Tag.Possessive) || hasTag(opening, Tag.Relative)) continue;
    const last = ownerEnd(tokens, at + 4);
    const owner = tokens[last];
    const number = owners.get(owner?.lower ?? '');
    if (!owner || number === undefined || !isFree(tokens, at, last + 1)) continue;
    if (
      opening.lower === 'every' ||
      (thing.lower === 'role' && opening.lower !== 'the') ||
      !endsThere(tokens[last + 1], thing)
    )
      continue;
    const possessive =
      number === 'plural' && owner.lower.endsWith('s') ? context.apostrophe : `${context.apostrophe}s`;
    const named = context.text.slice(opening.start, owner.end);
    const whole = reach(the, owner);
    const after = `${the.capital ? capitalise(named) : named}${possessive} ${thing.lower}`;
    context.propose(sentence, {
      rule: 'genitive',
      reason: 'What belongs to somebody can stand after the owner, with two words fewer.',
      claim: [whole],
      wordings: [wording([{ ...whole, after }], 3)],
    });
  }
}

/** The last word of a short owner, such as "young patient"; 0 where there is none. */
function ownerEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < from + LONGEST_OWNER; at++) {
    const token = tokens[at];
    if (
      !isWord(token) ||
      token.gap !== 'space' ||
      hasTag(token, Tag.Preposition | Tag.And) ||
      opensNoun(token)
    )
      return 0;
    if (owners.has(token.lower)) return at;
  }
  return 0;
}

function endsThere(next: Token | undefined, thing: Token): boolean {
  if (!next) return false;
  if (next.kind === 'mark') return ['.', ';', ':', '?', '!'].includes(next.lower);
  if (hasTag(next, Tag.Be | Tag.Have | Tag.Modal)) return true;
  return REACHES_ON.has(thing.lower) && ['in', 'on', 'to'].includes(next.lower);
}
