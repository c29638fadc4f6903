import { random } from '../shared/random.ts';
import { scenes } from './scenes/index.ts';
import { newStage, text } from './scenes/scene.ts';
import { miss, newTally, type Tally } from './tally.ts';
import type { Target } from './target.ts';

const slow = 'answers slower than a second';
const tooLong = 1_000;

/** Calls every route one at a time, with passwords hashed at their real cost. */
export async function attackAlone(
  target: Target,
  { seed, times }: { seed: number; times: number },
): Promise<Tally> {
  const tally = newTally('each route alone', 'calls', slow);
  const stage = newStage(target, random(seed + 2));
  let slowest = { what: '', milliseconds: 0 };
  const note = (what: string, milliseconds: number) => {
    tally.done += 1;
    if (milliseconds > slowest.milliseconds) slowest = { what, milliseconds };
    if (milliseconds > tooLong) miss(tally, slow, `${what}: ${Math.round(milliseconds)} ms`);
  };

  for (let time = 0; time < times; time += 1) {
    for (const [name, scene] of Object.entries(scenes)) {
      const { who, call } = await scene(stage);
      const answer = await who.make(call, { dear: true });
      await target.traceOf(answer);
      note(name, answer.milliseconds);
    }
    const who = await stage.person();
    await stage.buy(who, 'ultra', 1_000);
    const long = { text: text(50_000, stage.next) };
    const { milliseconds } = await who.call('POST', '/api/humanize', long);
    note('POST /api/humanize, 50,000 words', milliseconds);
  }
  tally.notes.push(`the slowest: ${slowest.what}, ${Math.round(slowest.milliseconds)} ms`);

  return tally;
}
