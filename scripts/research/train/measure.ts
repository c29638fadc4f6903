import type { Corpus, Interval, Report, Separation, Share, Verdicts } from '#prose/estimate/figures.ts';
import { judge, WORDS_TO_JUDGE } from '#prose/estimate/judge.ts';
import { logOddsOf, type Model, probabilityOf } from '#prose/estimate/model.ts';
import { type Document, readDocument } from '#prose/signals/document.ts';
import { type FittedModel } from './fit.ts';
import { FAMILIES, isToefl, type Text } from './rows.ts';
import { bootstrapAuc, shareOf } from './statistics.ts';

export const corpusOf = (texts: readonly Text[], sha256: string): Corpus => ({
  human: texts.filter(({ label }) => label === 0).length,
  machine: texts.filter(({ label }) => label === 1).length,
  sha256,
});

/** Measures by domain and over all four; `without` holds, for each domain, the model that never saw it. */
export function measureSeparation(
  texts: readonly Text[],
  groups: readonly number[],
  model: FittedModel,
  without: ReadonlyMap<string, FittedModel>,
): Separation[] {
  const scored = texts.map((text, at) => ({ ...text, group: groups[at] ?? at }));
  const both = scored.filter(({ domain }) => without.has(domain));
  const measure = (domain: string, own: typeof scored): Separation => ({
    domain,
    human: own.filter(({ label }) => label === 0).length,
    machine: own.filter(({ label }) => label === 1).length,
    auc: aucOf(own, () => model),
    leftOut: aucOf(own, (text) => without.get(text.domain) ?? model),
  });
  return [
    ...FAMILIES.map((family) =>
      measure(
        family,
        both.filter(({ domain }) => domain === family),
      ),
    ),
    measure('all four', both),
  ];
}

function aucOf<T extends Text & { group: number }>(
  texts: readonly T[],
  modelOf: (text: T) => FittedModel,
): Interval {
  return rounded(
    bootstrapAuc(
      texts.map((text) => ({
        score: logOddsOf(modelOf(text), text.document),
        label: text.label,
        group: text.group,
      })),
    ),
  );
}

const rounded = <T extends Interval>(interval: T): T => ({
  ...interval,
  value: Number(interval.value.toFixed(4)),
  low: Number(interval.low.toFixed(4)),
  high: Number(interval.high.toFixed(4)),
});

const share = (count: number, texts: number): Share => ({ ...rounded(shareOf(count, texts)), count, texts });

/** Counts the labels that readers see, for each kind of text, and for the TOEFL essays also separately. */
export function measureVerdicts(texts: readonly Text[], model: Model): Verdicts[] {
  const kinds = Map.groupBy(texts, ({ domain, label }) => `${domain} ${label}`);
  const toefl = texts.filter(isToefl);
  const measured = [...kinds.values()].map((own) => measureKind(own[0]?.domain ?? '', own, model));
  if (toefl.length > 0) measured.push(measureKind('essay (TOEFL alone)', toefl, model));
  return measured.toSorted(
    (left, right) => left.author.localeCompare(right.author) || left.kind.localeCompare(right.kind),
  );
}

function measureKind(kind: string, texts: readonly Text[], model: Model): Verdicts {
  const verdicts = texts.map(({ document }) => judge(model, document).verdict);
  const count = (verdict: string): Share =>
    share(verdicts.filter((one) => one === verdict).length, texts.length);
  return {
    kind,
    author: texts[0]?.label === 1 ? 'machine' : 'human',
    texts: texts.length,
    readsMachine: count('reads_machine'),
    cannotTell: count('cannot_tell'),
    readsHuman: count('reads_human'),
    notJudged: verdicts.filter((one) => one === 'too_short' || one === 'not_english').length,
  };
}

/** Measures the shortest texts that are judged at all: whole sentences up to the 80th word. */
export function measureShort(
  texts: readonly Text[],
  groups: readonly number[],
  model: Model,
): Report['short'] {
  const short = texts.flatMap((text, at) => {
    const document = beginningOf(text.document);
    return document ? [{ ...text, document, group: groups[at] ?? at }] : [];
  });
  const human = short.filter(({ label }) => label === 0);
  const flagged = human.filter(({ document }) => judge(model, document).verdict === 'reads_machine');
  return { auc: aucOf(short, () => model), falseAlarms: share(flagged.length, human.length) };
}

function beginningOf({ text, sentences }: Document): Document | null {
  const last = sentences.find(({ to }) => to >= WORDS_TO_JUDGE);
  return last ? readDocument(text.slice(0, last.end)) : null;
}

export function measureCalibration(texts: readonly Text[], model: Model): Report['calibration'] {
  const judged = texts.map(({ document, label }) => ({
    probability: probabilityOf(logOddsOf(model, document)),
    label,
  }));
  return [0, 0.2, 0.4, 0.6, 0.8].map((from) => {
    const to = Number((from + 0.2).toFixed(1));
    const inside = judged.filter(({ probability }) => probability >= from && (probability < to || to === 1));
    return { from, to, texts: inside.length, machine: inside.filter(({ label }) => label === 1).length };
  });
}
