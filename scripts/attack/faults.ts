import { setTimeout as pause } from 'node:timers/promises';
import { random, shuffled } from '../shared/random.ts';
import { isForced } from './forced.ts';
import { sceneOf, scenes } from './scenes/index.ts';
import { newStage } from './scenes/scene.ts';
import { books, reconcile, wordsOff } from './books.ts';
import { inParallel, miss, newTally, progress, type Tally } from './tally.ts';
import type { Target } from './target.ts';
import { type Fault, moments } from './worker/order.ts';

const unforced = 'answers of 500 and above that no fault forced';
const hanging = 'calls that were not answered, or not within five seconds';
const broken = 'calls that fail once the fault is over';
const words = 'runs that cost more or less than their words once they came';

const longest = 5_000;
const kinds = moments.flatMap((moment) => [false, true].map((lasts) => ({ moment, lasts })));

/** Calls every route once for each call to a binding and each way in which that can fail, and again after the fault. */
export async function attackWithFaults(
  target: Target,
  { seed, only, most }: { seed: number; only: string | undefined; most: number },
): Promise<Tally> {
  const tally = newTally('faults at each statement', 'calls', unforced, hanging, broken, words, books);
  const next = random(seed + 1);
  const meant = Object.keys(scenes).filter((name) => only === undefined || name.includes(only));
  const names = meant.length > most ? shuffled(meant, next).slice(0, most) : meant;
  const stage = newStage(target, random(seed));
  const planned: { name: string; fault: Fault }[] = [];
  let statements = 0;

  async function make(name: string, fault?: Fault) {
    const { who, call } = await sceneOf(name)(stage);
    const answer = await who.make(call, { fault });
    const { trips } = await target.traceOf(answer);
    return { answer, trips, who, call };
  }

  await inParallel(names, 12, async (name) => {
    const { answer, trips } = await make(name);
    const isRight = answer.status > 0 && answer.status < 500;
    if (!isRight)
      miss(tally, unforced, `${name} without a fault: ${answer.status} ${answer.text.slice(0, 100)}`);
    if (answer.status >= 400)
      tally.notes.push(`${name} is refused with ${answer.status} ${answer.body.code}`);
    statements += trips.length;
    for (let trip = 1; trip <= trips.length; trip += 1) {
      for (const kind of kinds) planned.push({ name, fault: { trip, ...kind } });
    }
  });
  tally.notes.push(`${names.length} calls of routes, ${statements} trips to bindings`);

  const chosen = planned.length > most ? shuffled(planned, next).slice(0, most) : planned;
  const line = progress(tally.name, chosen.length);
  const slow: { name: string; fault: Fault; story: string }[] = [];
  await inParallel(chosen, 24, async ({ name, fault }) => {
    const { answer, trips, who, call } = await make(name, fault);
    const said = `${name}, trip ${fault.trip} ${fault.moment}${fault.lasts ? ', lasting' : ''}`;
    const hit = trips
      .filter(({ failed }) => failed)
      .map(({ binding, what, late }) => `${binding} ${what.join('+')}${late ? ' (after the answer)' : ''}`);
    const story = `${said}: ${answer.status} ${answer.body?.code ?? ''} [${hit.join('; ')}]`;
    const isServers = answer.status >= 500;
    if (isServers && !isForced(name, trips)) miss(tally, unforced, story);
    // A response that breaks off after status 200 has no other way to report the fault.
    const brokeOff = answer.status === 200 && answer.isCut;
    if (answer.status === 0 && !brokeOff) miss(tally, hanging, story);
    // Concurrent requests make it slow too, so it is repeated alone.
    if (answer.milliseconds > longest) slow.push({ name, fault, story });
    let repeated = await who.make(call);
    for (let turn = 0; repeated.body?.code === 'run_in_progress' && turn < 8; turn += 1) {
      await pause(1_000);
      repeated = await who.make(call);
    }
    const off = await wordsOff(target, who, call.body, repeated);
    if (off !== null && off !== 0) miss(tally, words, `${story}, then ${off} words too many`);
    if (repeated.status === 0 || repeated.status >= 500)
      miss(tally, broken, `${story}, then ${repeated.status} ${repeated.body?.code ?? ''}`);
    tally.done += 1;
    line.tell(tally.done);
  });
  line.end();
  for (const { name, fault, story } of slow) {
    const { answer } = await make(name, fault);
    if (answer.milliseconds > longest) miss(tally, hanging, `${story}, and alone again`);
  }
  if (slow.length > 0)
    tally.notes.push(`${slow.length} calls that took over five seconds beside others were made again alone`);
  await reconcile(target, tally);
  return tally;
}
