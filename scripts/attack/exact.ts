import { chargedFor } from './sums.ts';
import type { Answer, Target } from './target.ts';
import type { Visitor } from './visitor.ts';

type Person = Visitor & { id?: string };
type Run = { run_id: string };

const isRun = (body: unknown): body is Run => typeof body === 'object' && body !== null && 'run_id' in body;

const resultIn = ({ text }: Answer) => {
  const [last = ''] = text.trim().split('\n').slice(-1);
  const heard = JSON.parse(last);
  return heard.event === 'result' ? heard.result : heard;
};

/**
 * By how many words the charge for a run is off, once it was made again and came whole: whatever went wrong before, it costs its
 * words once. Null where it is no run, or did not come.
 */
export async function wordsOff(
  target: Target,
  who: Person,
  body: unknown,
  answer: Answer,
): Promise<number | null> {
  if (!isRun(body) || answer.status !== 200) return null;
  await target.traceOf(answer);
  const { words, changes } = resultIn(answer);
  const owed = changes.length > 0 ? words : 0;
  const charged =
    who.id === undefined
      ? (await who.get('/api/guest/usage')).body.words_used
      : (await chargedFor(target, who.id, body.run_id)).words;
  return charged - owed;
}
