import type { HumanizeOptions } from '#contract/humanize.ts';
import { type FoundChange, judgeChanges, type Source } from '#prose/index.ts';
import { type Chosen, changesOf, chooseChanges, isAskedFor } from '#prose/rewrite/index.ts';
import type { Engine } from '../engine.ts';
import { otherSettings } from './other-settings.ts';
import { otherWordings } from '#humanizer/result/alternatives.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import type { Proposed, Rewrite } from '#humanizer/result/rewriting.ts';
import { type Made, standing } from '#humanizer/result/verdicts.ts';

/** Rewrites a text by our rules, with their other wordings for each place. */
export function rewriteByRules(
  source: Source,
  options: HumanizeOptions,
): Required<Rewrite> & Pick<Chosen, 'proposals'> {
  const { proposals, chosen, outcome } = chooseChanges(source, options);
  const made = judged(source, chosen);
  const others = othersOf(source.text, chosen);
  const changes = made.changes.map((change): Proposed =>
    Object.assign(change, { others: others.get(`${change.start} ${change.after}`) ?? [] }),
  );
  return { ...made, outcome, alternatives: otherWordings(source, changes), proposals };
}

/** Runs the rules' choices through the gate. */
const judged = (source: Source, chosen: Chosen['chosen']): Made =>
  standing(source, judgeChanges(source, changesOf(source.text, chosen)));

/** The changes of the rules by these settings, without other wordings. */
export const changesWith = (source: Source, options: HumanizeOptions): FoundChange[] =>
  judged(source, chooseChanges(source, options).chosen).changes;

/** Changes added to any rewrite: chat around the text is cut, and formatting is made plain if that is set. */
export function changesForAll(source: Source, options: HumanizeOptions): FoundChange[] {
  const { chosen } = chooseChanges(source, { ...options, strength: 'light', tone: 'neutral' });
  return judged(source, chosen.filter(isAskedFor('neutral'))).changes;
}

/** Returns alternatives by place and wording. Leaves out one that would change a wider span than the chosen wording. */
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

/** Uses our rules in place of a model whose daily words are used up. Keeps its name, by which a repeated run is recognised. */
export const spentEngine = (name: string): Engine => ({
  name,
  plan: async (text, options) => ({ ...(await rulesEngine.plan(text, options)), notice: () => modelSpent }),
  reword: async () => ({ wordings: [], notice: modelSpent }),
});

export const rulesEngine: Engine = {
  name: 'rules',
  plan(text, options) {
    let ran: (Pick<Made, 'changes'> & { source: Source }) | undefined;
    return {
      ...planPassages(text, {
        frozen: options.frozen ?? [],
        by: 'rules',
        limits: null,
        pauseMs: 0,
        rewrite(source) {
          const made = rewriteByRules(source, options);
          ran = { source, changes: made.changes };
          return made;
        },
      }),
      otherSettings: () => (ran === undefined ? null : otherSettings(ran, options, changesWith)),
    };
  },
};
