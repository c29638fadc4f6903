/**
 * What a rewritten sentence no longer says, or says anew, of what can be counted: found by regular expressions alone, without any
 * code of the gate. Kind where words may differ: a number may be spelt out, "not" may be "never", a name its plural.
 */
export const lossKinds = ['number', 'unit', 'name', 'quotation', 'negation', 'link', 'citation'] as const;
export type Loss = { kind: (typeof lossKinds)[number]; what: string };

/** Of sentences of a document. */
export function lossesOf(source: string, rewritten: string, document: string): Loss[] {
  const [had, has] = [plain(source), plain(rewritten)];
  const found: Record<Loss['kind'], string[]> = {
    number: differing(numbersOf(had), numbersOf(has)).filter(
      (number) => !(number === '2' && /\b(?:both|pair|couple|twice|double)\b/.test(`${had} ${has}`)),
    ),
    unit: lostUnits(had, has),
    name: differingNames(source, rewritten, document),
    quotation: differing(quotationsOf(had), quotationsOf(has)).filter(
      (words) => !(wordsOf(had).join(' ').includes(words) && wordsOf(has).join(' ').includes(words)),
    ),
    negation: changedDenials(had, has),
    link: differing(had.match(LINKS), has.match(LINKS)),
    citation: differing(had.match(CITATIONS), has.match(CITATIONS)),
  };
  return lossKinds.flatMap((kind) => found[kind].map((what) => ({ kind, what })));
}

const LINKS = /https?:\/\/[^\s)>\]]+|www\.[^\s)>\]]+|[\w.+-]+@[\w-]+\.\w[\w.-]*\w/g;
const CITATIONS = /\[\d[\d,\s–-]*\]|\([^()\n]*\b(?:1[5-9]|20)\d\d[a-z]?\)/g;

/** In small letters, with straight quotation marks and hyphens, without the marks of Markdown. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[*_`#]/g, '')
    // A mark that closes nothing stands for inches.
    .replace(/^(?=(?:[^"]*"[^"]*")*[^"]*"[^"]*$).*$/s, (odd) => odd.replaceAll(/(?<=\d)"/g, ' inches'));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];

/** What only one side has. */
function differing(had: readonly string[] | null, has: readonly string[] | null): string[] {
  const one = new Set(had);
  const other = new Set(has);
  return [...[...one].filter((item) => !other.has(item)), ...[...other].filter((item) => !one.has(item))];
}

const SPELT = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value + 1)] as const)
    .concat([
      ['thirty', '30'],
      ['forty', '40'],
      ['fifty', '50'],
      ['sixty', '60'],
      ['seventy', '70'],
      ['eighty', '80'],
      ['ninety', '90'],
      ['dozen', '12'],
      ['half', '½'],
      ['halves', '½'],
      ['quarter', '¼'],
      ['quarters', '¼'],
      ['third', '⅓'],
      ['thirds', '⅓'],
      ...'fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word) => [word, word] as const),
    ]),
);

/** "One" is as often a pronoun. */
const NUMBERS = new RegExp(
  `\\d+(?:[.,:]\\d+)*|\\b(?:${[...SPELT.keys()].filter((word) => word !== 'one').join('|')})\\b`,
  'g',
);

const valueOf = (number: string): string => SPELT.get(number) ?? number.replaceAll(',', '');

const numbersOf = (text: string): string[] => (text.match(NUMBERS) ?? []).map(valueOf);

const UNITS: Record<string, string> = {
  '%': 'percent',
  'per cent': 'percent',
  kilometre: 'kilometer',
  km: 'kilometer',
  metre: 'meter',
  feet: 'foot',
  hr: 'hour',
  min: 'minute',
  kg: 'kilogram',
  mi: 'mile',
  lb: 'pound',
  oz: 'ounce',
  yr: 'year',
};
const UNIT =
  /^[ -]?(%|per cent|percent|seconds?|minutes?|min|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?|decades?|centur(?:y|ies)|miles?|mi|kilomet(?:er|re)s?|km|met(?:er|re)s?|feet|foot|inch(?:es)?|kilograms?|kg|grams?|g|milligrams?|mg|milliseconds?|ms|(?:kilo|mega)?watts?|kw|acres?|hectares?|tablespoons?|teaspoons?|m|cm|mm|yards?|pounds?|lbs?|ounces?|oz|tons?|tonnes?|lit(?:er|re)s?|gallons?|cups?|hundred|thousand|million|billion|trillion|dollars?|euros?|ghz|mhz|gb|mb|tb|kwh|degrees?)(?![\p{L}\d])/u;

const unitOf = (unit: string): string => {
  const one = UNITS[unit] ?? unit.replace(/ies$/, 'y').replace(/(?<=inch)es$|(?<!^)s$/, '');
  return UNITS[one] ?? one;
};

/** Each number with what stands behind it, and with its currency. */
const measuresOf = (text: string): { value: string; unit: string | null }[] =>
  [...text.matchAll(NUMBERS)].flatMap((match) => {
    const [number] = match;
    const unit = UNIT.exec(text.slice(match.index + number.length))?.[1];
    const currency = /[$€£]$/.exec(text.slice(0, match.index))?.[0];
    const units = [unit === undefined ? null : unitOf(unit), currency ?? null].filter((one) => one !== null);
    return (units.length === 0 ? [null] : units).map((one) => ({ value: valueOf(number), unit: one }));
  });

/** A number that stands in both, with a unit that the other gives to no number, or beside another unit. */
function lostUnits(before: string, after: string): string[] {
  const has = measuresOf(after);
  const units = new Set(wordsOf(after).map(unitOf));
  return measuresOf(before).flatMap(({ value, unit }) => {
    const same = has.filter((measure) => measure.value === value);
    if (unit === null || same.length === 0 || same.some((measure) => measure.unit === unit)) return [];
    return same.some((measure) => measure.unit !== null) || !units.has(unit) ? [`${value} ${unit}`] : [];
  });
}

const quotationsOf = (text: string): string[] =>
  [...text.matchAll(/"([^"\n]+)"/g)].map(([, said = '']) => wordsOf(said).join(' '));

/** Words with a capital inside a sentence that the document nowhere writes with a small letter. */
function capitalsOf(text: string, small: ReadonlySet<string>): string[] {
  const words = text
    .replaceAll(/[*_`]/g, '')
    .matchAll(/(?<=[\p{Ll}\d,;)] )\p{Lu}[\p{L}\d]*(?:[-’'][\p{L}\d]+)*/gu);
  return [...words]
    .flatMap(([word]) => word.replace(/[’']\p{Ll}*$/u, '').split('-'))
    .filter((part) => /^\p{Lu}/u.test(part) && !/^I(?:[’']|$)/.test(part))
    .map((part) => part.toLowerCase())
    .filter((word) => !small.has(word));
}

const stemOf = (name: string): string => name.replaceAll(/[-’'.]/g, '').replace(/s$/, '');

const openingOf = (word: string): string => word.slice(0, 4);

const partsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-’'.][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) =>
      [word, word.replace(/[’']s$/, ''), ...word.split(/[-’'.]|(?<=\d)(?=\p{L})/u)].map(stemOf),
    ),
  );

function differingNames(source: string, rewritten: string, document: string): string[] {
  const small = new Set(document.match(/(?<![\p{L}\d])\p{Ll}[\p{L}\d’'-]*/gu));
  const has = partsOf(rewritten);
  const known = partsOf(document);
  const initials = wordsOf(rewritten.toLowerCase())
    .map((word) => word.charAt(0))
    .join('');
  const lost = capitalsOf(source, small).filter(
    (name) => !has.has(stemOf(name)) && !(name.length > 1 && initials.includes(stemOf(name))),
  );
  // "Strategies" where the document has "strategic" is a capital and no name.
  const openings = new Set([...known].map(openingOf));
  const gained = capitalsOf(rewritten, small).filter((name) => !openings.has(openingOf(stemOf(name))));
  return [...new Set([...lost, ...gained.map((name) => `new ${name}`)])];
}

const DENIALS =
  /\b(?:not|never|no|none|nor|neither|nobody|nothing|nowhere|cannot|without|(?<!all else )fail(?:s|ed)? to|unable to|den(?:y|ies|ied) that)\b|n't\b/g;
/** What denies nothing, or says it twice. */
const NO_DENIALS =
  /(?:\bnot|n't|\bcannot) (?:to )?(?:only|just|merely|simply|solely|necessarily|to mention)\b|\bno (?:doubt|matter|wonder)\b|\b(?:nothing|none) (?:but|other than)\b|\bnothing short of\b|\bwhether or not\b|\bmore often than not\b|\bif not\b|\bneither\b(?=.*\bnor\b)|\bnever before\b|\b(?:do not|don't) hesitate\b|\bno less than\b/g;
/** What may deny as well. */
const SOFT = new RegExp(
  `\\b(?:${[
    String.raw`hardly|barely|scarcely|rarely|seldom|unless|instead|rather than|rather|fail\w*|lack\w*|absen\w*`,
    String.raw`avoid\w*|prevent\w*|refus\w*|reject\w*|den(?:y|ies|ied)|missing|exclud\w*|except|beyond|zero`,
    String.raw`\w+[ -]free|eliminat\w*|remov\w*|remain(?:s|ed)? to be|yet to|stop\w*|ceas\w*|too \w+ to`,
    String.raw`impossib\w*|few|little|regardless|despite|whereas|while|unlike|far from|used to|inconsist\w*`,
    String.raw`dis\w{4,}|un(?!der|it|iv|iq|til|ion|if)\w{4,}|non\w{4,}`,
    String.raw`in(?:ability|capab\w*|suffici\w*|adequa\w*|correct\w*|complete\w*|depend\w*|access\w*|escap\w*|consist\w*|effect\w*|visib\w*|experience\w*|equal\w*|equit\w*)`,
    String.raw`im(?:perfect\w*|mobil\w*|proper\w*|material\w*)`,
    String.raw`ir(?:regular\w*|relevan\w*|respons\w*|respect\w*)|ill?(?:egal|ogic)\w*|\w+less(?:ly)?|hesitate`,
  ].join('|')})\\b`,
  'g',
);

/** "Not as big" is said in other words where the other side says "less". */
const denialsIn = (text: string, other: string): string[] =>
  text
    .replaceAll(NO_DENIALS, ' ')
    .replaceAll(/\bless\b/.test(other) ? /(?:\bnot|n't) (?:as|so)\b/g : /$^/g, ' ')
    .match(DENIALS) ?? [];

/** Whether one side has a softer word that the other has not. */
function isSofter(one: string, other: string): boolean {
  const there = new Set(other.match(SOFT));
  return (one.match(SOFT) ?? []).some((word) => !there.has(word));
}

/** Denials that all went, or came, and that no softer word of the other side makes up for. */
function changedDenials(before: string, after: string): string[] {
  const had = denialsIn(before, after);
  const has = denialsIn(after, before);
  if (had.length > 0 && has.length === 0 && !isSofter(after, before)) return [`${had.join(', ')} gone`];
  if (has.length > 0 && had.length === 0 && !isSofter(before, after)) return [`${has.join(', ')} new`];
  return [];
}
