import { random } from '../../shared/random.ts';
import { pick } from '../pick.ts';
import { newStage } from '../scenes/scene.ts';
import { books, reconcile } from '../sums.ts';
import { inTurns, miss, newTally, progress, type Tally } from '../tally.ts';
import type { Target } from '../target.ts';
import { newBank } from './bank.ts';
import { type Ending, stories } from './stories.ts';

const cents = 'cents off';
const ends = 'accounts that do not stand as they must';
const refused = 'events that were refused though nothing had failed, or never taken';

/** Each order of money, once with bindings that work and then with ones that fail at any trip. */
export async function attackWithMoney(
  target: Target,
  { seed, lives }: { seed: number; lives: number },
): Promise<Tally> {
  const tally = newTally('orders of money', 'lives', cents, ends, refused, books);
  const all = Object.entries(stories);
  const line = progress(tally.name, lives);

  async function look(
    said: string,
    id: string,
    ending: Ending,
    sent: readonly { payment: string; amount: number }[],
  ) {
    const list = sent.map(({ payment }) => `'${payment}'`).join(', ');
    const [users = [], rows = []] = await target.ask(
      `SELECT plan, status, words_limit, subscription_end FROM users WHERE id = '${id}'`,
      `SELECT provider_payment_id AS payment, amount, status FROM payments WHERE provider_payment_id IN (${list})`,
    );
    for (const { payment, amount } of sent) {
      const kept = rows
        .filter((row) => row.payment === payment)
        .reduce((sum, row) => sum + Number(row.amount), 0);
      if (kept !== amount) miss(tally, cents, `${said}: of ${amount} cents ${kept} are written down`);
    }
    const [user] = users;
    if (ending.plan === null) {
      if (user !== undefined) miss(tally, ends, `${said}: the account is still there`);
      return;
    }
    const statuses = rows.map(({ status }) => String(status)).toSorted();
    const isOver =
      user !== undefined && user.subscription_end !== null && Number(user.subscription_end) <= Date.now();
    const plan = user?.status !== 'active' || isOver ? 'free' : user.plan;
    const stands =
      plan === ending.plan &&
      (isOver || user?.words_limit === ending.limit) &&
      statuses.join() === ending.statuses.toSorted().join();
    if (!stands)
      miss(
        tally,
        ends,
        `${said}: ${JSON.stringify(user)}, payments ${statuses.join()}; expected ${JSON.stringify(ending)}`,
      );
  }

  await inTurns(
    Array.from({ length: lives }, (_, life) => life),
    6,
    async (life) => {
      const [name, story] = all[life % all.length] ?? pick(all, () => 0);
      const stage = newStage(target, random(seed * 100_043 + life));
      const bank = newBank(stage, life >= all.length);
      const who = await stage.person();
      const ending = await story({ stage, bank, who });
      const said = `${name}, life ${life}`;
      for (const one of bank.wrong) miss(tally, refused, `${said}: ${one}`);
      await look(said, who.id, ending, bank.sent);
      tally.done += 1;
      line.tell(tally.done);
    },
  );
  line.end();
  tally.notes.push(`${all.length} orders, the first time of each without a fault`);
  await reconcile(target, tally);
  return tally;
}
