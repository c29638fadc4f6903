import type { HumanizeOptions } from '#contract/humanize.ts';
import { judgeChanges, type Source } from '#prose/index.ts';
import { type Chosen, changesOf, chooseChanges } from '#prose/rewrite/index.ts';
import type { Engine } from '../engine.ts';
import { otherSettings } from './other-settings.ts';
import { otherWordings } from '#humanizer/result/alternatives.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import type { Proposed, Rewrite } from '#humanizer/result/rewriting.ts';
import { type Made, standing } from '#humanizer/result/verdicts.ts';

/** What our rules make of a text, with the other wordings that they have for its places. */
export function rewriteByRules(
  source: Source,
  options: HumanizeOptions,
): Required<Rewrite> & Pick<Chosen, 'proposals'> {
  const { proposals, chosen, outcome, ...made } = standingByRules(source, options);
  const others = othersOf(source.text, chosen);
  const changes = made.changes.map((change): Proposed =>
    Object.assign(change, { others: others.get(`${change.start} ${change.after}`) ?? [] }),
  );
  return { ...made, outcome, alternatives: otherWordings(source, changes), proposals };
}

/** What the rules choose, after the gate. */
function standingByRules(source: Source, options: HumanizeOptions): Chosen & Made {
  const chosen = chooseChanges(source, options);
  const judged = judgeChanges(source, changesOf(source.text, chosen.chosen));
  return { ...chosen, ...standing(source, judged) };
}

/** By place and wording. A wording that would change more than the one that was chosen is left out. */
function othersOf(text: string, chosen: Chosen['chosen']): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const choice of chosen) {
    const { proposal, wording } = choice;
    if (proposal.wordings.length === 1) continue;
    const [made] = changesOf(text, [choice]);
    if (made === undefined) continue;
    const found: string[] = [];
    for (const other of proposal.wordings) {
      if (other === wording) continue;
      const [change] = changesOf(text, [{ proposal, wording: other }]);
      if (change === undefined || change.start < made.start || change.end > made.end) continue;
      const after = text.slice(made.start, change.start) + change.after + text.slice(change.end, made.end);
      if (after !== made.after && after !== made.before && !found.includes(after)) found.push(after);
    }
    if (found.length > 0) others.set(`${made.start} ${made.after}`, found);
  }
  return others;
}

const modelSpent = 'The language model has reached today’s limit, so only our rules rewrote this.';

/** Our rules in the place of a model that has had its words of the day. It keeps the name, by which a run is known again. */
export const spentEngine = (name: string): Engine => ({
  name,
  plan: async (text, options) => ({ ...(await rulesEngine.plan(text, options)), notice: () => modelSpent }),
  reword: async () => ({ wordings: [], notice: modelSpent }),
});

export const rulesEngine: Engine = {
  name: 'rules',
  plan: (text, options) => ({
    ...planPassages(text, {
      frozen: options.frozen ?? [],
      by: 'rules',
      limits: null,
      pauseMs: 0,
      rewrite: (passage) => rewriteByRules(passage, options),
    }),
    otherSettings: () =>
      otherSettings(text, options, (source, other) => standingByRules(source, other).changes),
  }),
};
