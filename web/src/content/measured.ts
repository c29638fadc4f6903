import { brand } from '#contract/brand.ts';
import type { KeyFigure, OwnerClaims } from '#contract/claims.ts';
import { inFigures } from '#contract/figures.ts';
import { detectors, tools } from './published.json';

/** Texts in which `npm run eval` finds no fact lost or added by our rules (docs/rewriter.md). */
export const textsWithoutLoss = 1551;

const figures: KeyFigure[] = [
  { before: 'No fact lost in', figure: inFigures(textsWithoutLoss), after: 'texts rewritten by our rules' },
  {
    before: 'Five AI detectors agree on only',
    figure: `${detectors.all_agree_percent}%`,
    after: `of ${detectors.texts} rewritten texts`,
  },
];

const lost = new Map([
  ['number', 'of the texts with numbers came back with a number missing.'],
  ['name', 'of the texts with names came back with a name missing.'],
  ['quotation', 'of the texts with quotations came back with one missing or altered.'],
]);

const inPercent = (value: number) => `${Math.round(value)}%`;

const losses = tools.measures.flatMap(({ measure, humanizers, ours }) => {
  const what = lost.get(measure);
  return what === undefined
    ? []
    : [{ figure: inPercent(humanizers.middle), what, ours: `${brand.name}’s own rules: ${inPercent(ours)}` }];
});

export const comparison = {
  title: 'What other tools lose',
  source: `${tools.humanizers} humanizing services rewrote the same ${tools.texts} texts. Half of the services lost at least this much.`,
};

/** The claims that the owner has confirmed, with a measured figure in place of each unconfirmed one. */
const confirmedOrMeasured = <Claim extends { confirmed: boolean }, Measured>(
  claims: readonly Claim[],
  measured: readonly Measured[],
) =>
  claims.flatMap<Claim | Measured>((claim, at) => (claim.confirmed ? [claim] : measured.slice(at, at + 1)));

export const keyFiguresOf = (claims: OwnerClaims) => confirmedOrMeasured(claims.figures, figures);
export const voicesOf = (claims: OwnerClaims) => confirmedOrMeasured(claims.testimonials, losses);
