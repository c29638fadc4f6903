import type { Interval, Report, Share } from '#prose/estimate/figures.ts';
import type { Trial } from './choose.ts';

const row = (...cells: (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

function table(...headings: string[]): void {
  console.log();
  row(...headings);
  row(...headings.map(() => '---'));
}

const aucWith = ({ value, low, high }: Interval): string =>
  `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;

const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;

const shareWith = ({ count, value, low, high }: Share): string =>
  `${count}: ${percent(value)} (${percent(low)} to ${percent(high)})`;

export function printTrials(trials: readonly Trial[]): void {
  table('Grammar', 'Hashed', 'Penalty', 'AUC in cross-validation', 'AUC with the domain left out');
  for (const { recipe, within, leftOut } of trials)
    row(recipe.grammar, recipe.hashed, recipe.penalty, within.toFixed(4), leftOut.toFixed(4));
}

export function printReport(report: Report): void {
  console.log(`\nHeld-out texts: ${report.testedOn.human} human, ${report.testedOn.machine} machine`);
  table('Domain', 'Human', 'Machine', 'ROC AUC', 'with the domain left out of training');
  for (const { domain, human, machine, auc, leftOut } of report.separation)
    row(domain, human, machine, aucWith(auc), aucWith(leftOut));
  table('Kind', 'Author', 'Texts', 'Reads machine', 'Cannot tell', 'Reads human', 'Not judged');
  for (const { kind, author, texts, readsMachine, cannotTell, readsHuman, notJudged } of report.verdicts)
    row(
      kind,
      author,
      texts,
      shareWith(readsMachine),
      shareWith(cannotTell),
      shareWith(readsHuman),
      notJudged,
    );
  const { auc, falseAlarms } = report.short;
  console.log(
    `\nWhole sentences up to the 80th word: AUC ${aucWith(auc)}, false alarms ${shareWith(falseAlarms)}`,
  );
  table('Probability', 'Texts', 'Written by a machine');
  for (const { from, to, texts, machine } of report.calibration)
    row(`${from.toFixed(1)} to ${to.toFixed(1)}`, texts, `${machine}: ${percent(machine / texts)}`);
}
