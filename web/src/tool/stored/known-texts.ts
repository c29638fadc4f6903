import { isPartOf } from '#history/held.ts';
import { isCovered } from '#history/reading.ts';
import { type Finished, finishedText } from '../review/finished.ts';
import { forgetHumanized, isHumanized, rememberHumanized, scoreOf } from './stored-texts.ts';

/** Whether any of our changes is in the text. Without one, the text is the source or the user's own. */
const isOurs = ({ result: { changes }, takenBack, edits, decisions }: Finished): boolean =>
  changes.some(
    (change, index) => isPartOf(change, decisions) && !takenBack.has(index) && !isCovered(edits, change),
  );

/** By run id: the revised text of a result that was last remembered, besides its original text. */
const amended = new Map<string, string>();

/** Remembers a revised result. Only its last version is kept besides the original, or versions would crowd out other texts. */
export function rememberReading(finished: Finished, now: Date): void {
  const { asked, humanScore, result } = finished;
  const before = amended.get(asked.run_id);
  const text = finishedText(finished);
  if (humanScore === null || text === before) return;
  if (before !== undefined) forgetHumanized(before);
  amended.delete(asked.run_id);
  if (!isOurs(finished) || text === result.finalContent) return;
  rememberHumanized(text, humanScore, now);
  amended.set(asked.run_id, text);
}

/** What the simulated check knows of a text: whether it was humanized here, and with which score. */
export function knownText(
  text: string,
  shown: Finished | null,
): { score: { aiProbability: number } | null } | null {
  if (shown !== null && shown.humanScore !== null && isOurs(shown) && finishedText(shown) === text)
    return { score: { aiProbability: 100 - shown.humanScore } };
  return isHumanized(text) ? { score: scoreOf(text) ?? null } : null;
}
