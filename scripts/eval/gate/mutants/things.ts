import { pick, capitalized, type Random, uncapitalized } from './edit.ts';
import { pluralOf } from './inflect.ts';
import type { Passage } from './passage.ts';
import { PERSONS } from './tables.ts';

/** Nouns of a text that an added sentence can mention. */
export type Things = Record<'noun' | 'nouns' | 'people', readonly string[]>;

const NO_THING =
  /^(?:way|time|thing|fact|rest|end|lot|kind|sort|day|week|month|year|hour|minute|moment|one|reason|case|point|part|side|bit|need|number|example|amount|level|chance|sense|result|people|person|other|others|something|someone|everything|nothing|variety|addition|order|top|bottom|middle|step|tip|person's|life|world|today|half|member|question|answer|list|range|series|set|pair|couple|group|type|form|place|area|aspect|detail|idea|heart|mind|hand|eye|face|head|voice|name|word|breath|smile|percent|mile|dollar|hundred|thousand|million|decade|century|night|morning|evening|afternoon|beginning|start|first|difference|factor|amounts|look|lives|past|help|demand|issue|claim|challenge|change|rank|eyebrow|background|thirtie|twentie|fiftie|problem|solution|opportunity|benefit|need|feature|role|impact|effect|thought|feeling|emotion|memorie|value|skill|goal|outcome|finding|habit|effort|scale|nature|use|space|light|past|present|risk|cost|interest|front|back|core|dream|fear|sound|sight|trait|style|focus|ability|community|society|family|opinion|view|concept|subject|topic|approach|work|play|talk|walk|run|back|sky|sun|moon|sea|air|tapestry|whisper|shadow|echo|scar|smell|midst|taste|touch)s?$|(?:ing|ness|ity|ism|tion|sion|ance|ence|ency|ment|ship|ics|ss|us|is|ure|age|dom|hood|logy|th|cy)$/;

/** Collects nouns that follow an article and plural nouns, preferring those that occur more than once. */
export function thingsIn({ sentences }: Passage): Things {
  const things: Record<keyof Things, string[]> = { noun: [], nouns: [], people: [] };
  for (const { words } of sentences)
    for (const [at, { lower, text, tags, root }] of words.entries()) {
      if (
        !tags.has('Noun') ||
        tags.has('Verb') ||
        tags.has('Pronoun') ||
        tags.has('Possessive') ||
        tags.has('Uncountable') ||
        !/^\p{Ll}{3,}$/u.test(text) ||
        NO_THING.test(lower)
      )
        continue;
      const before = words[at - 1]?.lower ?? '';
      if (tags.has('Plural') && lower.endsWith('s') && root !== lower && !NO_THING.test(root))
        things[PERSONS.has(root) ? 'people' : 'nouns'].push(lower);
      else if (
        tags.has('Singular') &&
        !PERSONS.has(lower) &&
        /^(?:the|a|an|our|my|your|their|this|every|each)$/.test(before) &&
        !words[at + 1]?.tags.has('Noun') &&
        pluralOf(lower) !== lower
      )
        things.noun.push(lower);
    }
  return { noun: repeated(things.noun), nouns: repeated(things.nouns), people: things.people };
}

/** Returns the nouns that occur more than once, or all if there are none. */
function repeated(nouns: readonly string[]): readonly string[] {
  const several = nouns.filter((noun, at) => nouns.indexOf(noun) !== at);
  return several.length > 0 ? several : nouns;
}

/** Fills a template with a noun of the text; null if `sentence` already has all of them. */
export function fromText(template: string, things: Things, sentence: string, random: Random): string | null {
  const [slot, name = ''] = /\{(\w+)\}/.exec(template) ?? [];
  if (slot === undefined) return template;
  const kind = uncapitalized(name);
  const list = kind === 'noun' || kind === 'nouns' || kind === 'people' ? things[kind] : [];
  const fitting = list.filter((noun) => !sentence.toLowerCase().includes(noun.slice(0, -1)));
  if (fitting.length === 0) return null;
  const noun = pick(fitting, random);
  return template.replace(slot, kind === name ? noun : capitalized(noun));
}
