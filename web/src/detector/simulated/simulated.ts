/** The constants of the simulated check; the page /scores explains them. */
export const simulation = {
  base: 0.8,
  lowest: 0.75,
  highest: 0.95,
  /** In percent, for a text that was humanized here. */
  known: { lowest: 8, highest: 20 },
  delay: { input: 1500, output: 1200 },
  shown: 3,
} as const;

/** What the simulated check finds in a text. `matches` are the words found, each once. */
type Indicator = { type: IndicatorType; matches: string[] };

const patterns = {
  'Stock phrases':
    /\b(?:it is (?:important|worth) (?:to note|noting)|in (?:conclusion|summary)|in order to|plays? an? (?:crucial|vital|key) role|serves as|a testament to|in today['’]s (?:fast-paced |digital )?world)\b/gi,
  'Linking words':
    /\b(?:moreover|furthermore|additionally|consequently|nevertheless|therefore|ultimately|overall)\b/gi,
  'Words that models favour':
    /\b(?:delv(?:e|es|ed|ing)|crucial|comprehensive|intricate|pivotal|robust|seamless(?:ly)?|transformative|multifaceted|landscapes?|tapestry|foster(?:s|ed|ing)?|enhanc(?:e|es|ed|ing)|underscor(?:e|es|ed|ing))\b/gi,
  'Uncontracted forms': /\b(?:do not|does not|did not|is not|are not|cannot|it is|that is|they are)\b/gi,
} as const;

type IndicatorType = keyof typeof patterns;

const isType = (name: string): name is IndicatorType => Object.hasOwn(patterns, name);
const types = Object.keys(patterns).filter(isType);

/** Returns the patterns that occur, the one with the most different matches first. */
function findIndicators(text: string): Indicator[] {
  return types
    .map((type) => ({ type, matches: [...new Set(text.match(patterns[type])?.map(inLowerCase))] }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => b.matches.length - a.matches.length);
}

const inLowerCase = (match: string) => match.toLowerCase();

/** Whether the input or a humanized result is checked. */
export type CheckKind = 'input' | 'output';

type Classification = 'AI Generated' | 'Human Written' | 'Mixed Content';

/** Probabilities in percent. */
export type DetectionResult = {
  success: boolean;
  ai_probability: number;
  human_probability: number;
  classification: Classification;
  indicators: Indicator[];
  recommendations: string[];
  error?: string;
};

/** A text that was humanized here, with its score if one was stored; null for any other text. */
type KnownText = { score: { aiProbability: number } | null };
export type LookUp = (text: string) => KnownText | null;

type Chance = { known: LookUp; random: () => number };
type Ways = Chance & { analyse?: (text: string) => Indicator[] };

const advice: Record<IndicatorType, string> = {
  'Stock phrases': 'Replace stock phrases with what they mean.',
  'Linking words': 'Cut linking words that the order of the sentences makes needless.',
  'Words that models favour': 'Use the plainer word where there is one.',
  'Uncontracted forms': 'Use contractions where the tone allows: “don’t”, “it’s”.',
};

function classify(percent: number): Classification {
  if (percent >= 70) return 'AI Generated';
  return percent <= 30 ? 'Human Written' : 'Mixed Content';
}

const clamp = (value: number, lowest: number, highest: number) => Math.min(highest, Math.max(lowest, value));

function result(percent: number, indicators: Indicator[]): DetectionResult {
  const shown = indicators.slice(0, simulation.shown);
  return {
    success: true,
    ai_probability: percent,
    human_probability: 100 - percent,
    classification: classify(percent),
    indicators: shown,
    // These depend on the words that were found, never on a random number.
    recommendations: shown.map(({ type }) => advice[type]),
  };
}

function scoreOfKnown({ score }: KnownText, random: () => number): number {
  const { lowest, highest } = simulation.known;
  return Math.round(score?.aiProbability ?? lowest + random() * (highest - lowest));
}

function scoreOfUnknown(kinds: number, random: () => number): number {
  const { base, lowest, highest } = simulation;
  return Math.round(100 * clamp(base + 0.03 * kinds + (random() - 0.5) * 0.2, lowest, highest));
}

/** Runs the check of the specification. It measures nothing, so every number must be shown as simulated. */
export function simulateCheck(
  text: string,
  { known, random, analyse = findIndicators }: Ways,
): DetectionResult {
  try {
    const indicators = analyse(text);
    const humanized = known(text);
    if (humanized) return result(scoreOfKnown(humanized, random), indicators);
    return result(scoreOfUnknown(indicators.length, random), indicators);
  } catch {
    return { ...fallback(text, { known, random }), success: false, error: failed };
  }
}

const failed = 'The check failed. This result is based on a few marker words alone.';
const markers = ['moreover', 'furthermore', 'additionally', 'in conclusion', 'it is important to note'];

function fallback(text: string, { known, random }: Chance): DetectionResult {
  const humanized = knownOrNull(text, known);
  if (humanized) {
    const { highest } = simulation.known;
    return result(Math.min(scoreOfKnown(humanized, random), highest), []);
  }
  const lower = text.toLowerCase();
  const found = markers.filter((marker) => lower.includes(marker));
  return result(found.length === 0 ? 50 : scoreOfUnknown(found.length, random), []);
}

/** Returns null also if the stored texts cannot be read, which may be why the check failed. */
function knownOrNull(text: string, known: LookUp): KnownText | null {
  try {
    return known(text);
  } catch {
    return null;
  }
}

type Waiting = Ways & { wait?: (milliseconds: number, signal: AbortSignal) => Promise<void> };

/** Runs the check after the delay that the specification asks for; an abort rejects. */
export async function runSimulatedCheck(
  text: string,
  kind: CheckKind,
  signal: AbortSignal,
  { wait = pass, ...ways }: Waiting,
): Promise<DetectionResult> {
  await wait(simulation.delay[kind], signal);
  return simulateCheck(text, ways);
}

function pass(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
