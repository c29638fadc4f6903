import { setTimeout as pause } from 'node:timers/promises';
import { pick, random } from '../shared/random.ts';
import { sceneOf, scenes } from './scenes/index.ts';
import { newStage, text } from './scenes/scene.ts';
import { books, chargedFor, reconcile, told } from './books.ts';
import { inLives, miss, newTally, type Tally } from './tally.ts';
import type { Target } from './target.ts';
import type { Visitor } from './visitor.ts';

const words = 'words off';
const open = 'runs left open';
const server = 'answers of 500 and above';

const kinds = ['guest', 'free', 'free', 'pro', 'pro', 'ultra', 'route'] as const;
type Kind = (typeof kinds)[number];
const sizes: Record<Exclude<Kind, 'route'>, number> = { guest: 28, free: 18, pro: 1_150, ultra: 3_000 };
const runsPerLife = 16;

/** Simulates guests and accounts whose requests are cut off at random moments, and retried or not. */
export async function attackByCutting(
  target: Target,
  { seed, runs }: { seed: number; runs: number },
): Promise<Tally> {
  const tally = newTally('runs with calls cut off', 'runs', words, open, server, books);
  let cut = 0;
  // Typical duration of a complete run in ms; callers disconnect at any moment of it, and some after it.
  const usual = { guest: 20, free: 20, pro: 30, ultra: 40, route: 15 };
  const learn = (kind: Kind, milliseconds: number) => (usual[kind] += (milliseconds - usual[kind]) / 10);
  const moment = (kind: Kind, next: () => number) => next() * 1.4 * usual[kind];
  let off = 0;
  // The simulated Google is behind Miniflare's proxy, which sometimes loses a request of the Worker to itself.
  let unreached = 0;

  async function run(who: Visitor, id: string | null, kind: Exclude<Kind, 'route'>, next: () => number) {
    const stage = newStage(target, next);
    const run_id = stage.id('cut_off_run');
    const body = { text: text(sizes[kind], next), run_id };
    const headers: Record<string, string> = next() < 0.6 ? { Accept: 'application/x-ndjson' } : {};
    const before = id === null ? (await who.get('/api/guest/usage')).body.words_used : 0;
    const first = await who.call('POST', '/api/humanize', body, { headers, cutAfter: moment(kind, next) });
    if (first.isCut || first.status === 0) cut += 1;
    if (first.status >= 500) miss(tally, server, `${kind}: ${first.status} ${first.text.slice(0, 100)}`);
    const heard = told(first);

    const charged = async () =>
      id === null
        ? { words: (await who.get('/api/guest/usage')).body.words_used - before, isOpen: false }
        : chargedFor(target, id, run_id);
    if (next() < 0.3) {
      await target.traceOf(first);
      const left = await charged();
      const owed = heard !== null && heard.changes > 0 ? heard.words : null;
      if (left.isOpen) miss(tally, open, `${kind}, run ${run_id}`);
      if (left.words < 0 || left.words > sizes[kind] || (owed !== null && left.words !== owed)) {
        off += Math.abs(left.words - (owed ?? 0));
        miss(
          tally,
          words,
          `${kind}, run ${run_id} was left: ${left.words} charged, ${owed ?? 'at most all'} owed`,
        );
      }
      return;
    }
    let again = await who.call('POST', '/api/humanize', body);
    for (let turn = 0; again.body?.code === 'run_in_progress' && turn < 10; turn += 1) {
      await pause(300);
      again = await who.call('POST', '/api/humanize', body);
    }
    learn(kind, again.milliseconds);
    // The ledger is written after the response has been sent.
    await Promise.all([target.traceOf(first), target.traceOf(again)]);
    const whole = told(again);
    if (whole === null) {
      if (again.body?.code !== 'words_exceeded')
        miss(tally, server, `${kind}: ${again.status} ${again.text.slice(0, 100)}`);
      return;
    }
    const now = await charged();
    const owed = whole.changes > 0 ? whole.words : 0;
    if (now.isOpen) miss(tally, open, `${kind}, run ${run_id}`);
    if (now.words !== owed) {
      off += Math.abs(now.words - owed);
      miss(tally, words, `${kind}, run ${run_id} made again: ${now.words} charged, ${owed} owed`);
    }
  }

  async function route(next: () => number) {
    const names = Object.keys(scenes);
    const name = pick(names, next);
    const { who, call } = await sceneOf(name)(newStage(target, next));
    const first = await who.make(call, { cutAfter: moment('route', next) });
    if (first.isCut || first.status === 0) cut += 1;
    await target.traceOf(first);
    const again = await who.make(call);
    learn('route', again.milliseconds);
    await target.traceOf(again);
    for (const { status, text: said, body: heard } of [first, again])
      if (heard?.code === 'google_unavailable') unreached += 1;
      else if (status >= 500) miss(tally, server, `${name}: ${status} ${said.slice(0, 100)}`);
  }

  await inLives(tally, { calls: runs, each: runsPerLife, atOnce: 24 }, async (life) => {
    const next = random(seed * 100_003 + life);
    const stage = newStage(target, next);
    const kind = kinds[life % kinds.length] ?? 'free';
    const person = kind === 'guest' || kind === 'route' ? null : await stage.person();
    const who = person ?? stage.guest();
    const id = person?.id ?? null;
    if (kind === 'guest') await who.get('/api/guest/usage');
    if (kind === 'pro') await stage.buy(who, 'pro', 500);
    if (kind === 'ultra') await stage.buy(who, 'ultra', 1_000);
    return () =>
      (kind === 'route' ? route(next) : run(who, id, kind, next)).catch((error: unknown) =>
        miss(tally, server, `${kind}: ${error instanceof Error ? error.message : 'something else'}`),
      );
  });
  tally.notes.push(`${cut} of them hung up before the answer was there; ${off} words off`);
  if (unreached > 0) tally.notes.push(`${unreached} times the simulated Google could not be reached`);
  await reconcile(target, tally);
  return tally;
}
