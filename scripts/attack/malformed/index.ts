import { random } from '../../shared/random.ts';
import { pick } from '../pick.ts';
import { newStage } from '../scenes/scene.ts';
import { books, reconcile } from '../sums.ts';
import { inLives, miss, newTally, type Tally } from '../tally.ts';
import type { Target } from '../target.ts';
import type { Visitor } from '../visitor.ts';
import { bodies } from './bodies.ts';
import { bodyFor } from './sample.ts';
import { otherMethod, spoiled, spoiledHeaders, spoiledPath } from './spoil.ts';

const server = 'answers of 500 and above';
const unanswered = 'calls without an answer';
const unsaid = 'refusals of the API that do not say why in JSON';

const callsPerLife = 50;
const tooLong = 1_000;

/** Calls that are almost what the schemas want, by guests, people and admins. */
export async function attackWithMalformed(
  target: Target,
  { seed, calls }: { seed: number; calls: number },
): Promise<Tally> {
  const tally = newTally('malformed calls', 'calls', server, unanswered, unsaid, books);
  const routes = Object.entries(bodies);
  const statuses = new Map<number, number>();
  // Miniflare's own proxy at times loses the answer to a body that the Worker did not read to its end.
  let lost = 0;

  async function attack(who: Visitor, next: () => number): Promise<void> {
    const [route, schema] = pick(routes, next);
    const [known = '', pattern = ''] = route.split(' ');
    const method = otherMethod(known, next);
    const path = spoiledPath(pattern, next);
    const headers = spoiledHeaders(next);
    const isRead = method === 'GET' || method === 'HEAD';
    const body = isRead ? undefined : spoiled(schema === null ? {} : bodyFor(schema, next), next);
    const ask = () => who.call(method, path, body, { headers });
    const answer = await ask();
    const { status, text, milliseconds, body: said } = answer;
    const isLost = status === 0 || status >= 500;
    const own = isLost ? (await target.traceOf(answer)).status : null;
    if (own !== null && own < 500) {
      lost += 1;
      return;
    }
    const what = `${method} ${path.slice(0, 80)} ${JSON.stringify(headers).slice(0, 60)} ${(body ?? '').slice(0, 120)}`;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 0) miss(tally, unanswered, what);
    if (status >= 500) miss(tally, server, `${status} ${text.slice(0, 80)} to ${what}`);
    const isOfApi = path.startsWith('/api/') && method !== 'HEAD';
    const isSaid = typeof said?.error === 'string' && typeof said?.code === 'string';
    if (status >= 400 && isOfApi && !isSaid) miss(tally, unsaid, `${status} ${text.slice(0, 60)} to ${what}`);
    if (milliseconds > tooLong)
      tally.slow.push(async () => ({ what: what.slice(0, 160), milliseconds: (await ask()).milliseconds }));
  }

  await inLives(tally, { calls, each: callsPerLife, atOnce: 16 }, async (life) => {
    const next = random(seed * 100_019 + life);
    const stage = newStage(target, next);
    const who = life % 3 === 0 ? stage.guest() : life % 3 === 1 ? await stage.person() : await stage.admin();
    return () => attack(who, next);
  });
  const answered = [...statuses].toSorted(([one], [other]) => one - other);
  if (lost > 0)
    tally.notes.push(`${lost} answers of the Worker, all below 500, were lost by Miniflare's proxy`);
  tally.notes.push(`answered with ${answered.map(([status, times]) => `${status}: ${times}`).join(', ')}`);
  await reconcile(target, tally);
  return tally;
}
