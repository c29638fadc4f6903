import { shuffled } from '../pick.ts';
import { type Stage, text } from '../scenes/scene.ts';
import { password } from '../visitor.ts';
import type { Bank, Event } from './bank.ts';

type Person = Awaited<ReturnType<Stage['person']>>;
type Scenery = { stage: Stage; bank: Bank; who: Person };

/** How the account must stand in the end, and its payments. `plan`: null for one that is gone. */
export type Ending = { plan: string | null; limit?: number; statuses: string[] };

const pro = { plan: 'pro', limit: 30_500 };

async function inOrder(bank: Bank, events: readonly Event[]): Promise<void> {
  for (const event of events) await bank.deliver(event);
}

/** Each order in which money and news of it can come. */
export const stories: Record<string, (scenery: Scenery) => Promise<Ending>> = {
  async 'the webhook twice'({ stage, bank, who }) {
    const { paid } = bank.money(await stage.order(who));
    await inOrder(bank, [paid, paid]);
    return { ...pro, statuses: ['completed'] };
  },

  async 'out of order'({ stage, bank, who }) {
    const reference = await stage.order(who);
    const { paid, payment, session } = bank.money(reference);
    const about = { payment, session };
    const awaited = stage.paid(reference, 500, about);
    awaited.data.object.payment_status = 'unpaid';
    const late = stage.paid(reference, 500, { ...about, type: 'checkout.session.async_payment_succeeded' });
    const expired = stage.paid(reference, 500, { ...about, type: 'checkout.session.expired' });
    await inOrder(bank, shuffled([paid, awaited, late, expired], stage.next));
    return { ...pro, statuses: ['completed'] };
  },

  async 'in parallel'({ stage, bank, who }) {
    const { paid } = bank.money(await stage.order(who));
    const same = { ...paid, id: stage.id('evt') };
    await Promise.all([paid, paid, paid, same, same].map((event) => bank.deliver(event)));
    return { ...pro, statuses: ['completed'] };
  },

  async 'the refund before the payment'({ stage, bank, who }) {
    const { paid, payment } = bank.money(await stage.order(who));
    await inOrder(bank, [stage.back(payment), paid]);
    return { plan: 'free', limit: 500, statuses: ['refunded'] };
  },

  async 'the refund beside the payment'({ stage, bank, who }) {
    const { paid, payment } = bank.money(await stage.order(who));
    await Promise.all([bank.deliver(stage.back(payment)), bank.deliver(paid)]);
    return { plan: 'free', limit: 500, statuses: ['refunded'] };
  },

  async 'a dispute that is lost'({ stage, bank, who }) {
    const { paid, payment } = bank.money(await stage.order(who));
    const opened = stage.back(payment, 'charge.dispute.created', {});
    const lost = stage.back(payment, 'charge.dispute.closed', { status: 'lost' });
    await inOrder(bank, shuffled([paid, opened, lost], stage.next));
    return { plan: 'free', limit: 500, statuses: ['refunded'] };
  },

  async 'a dispute that is won'({ stage, bank, who }) {
    const { paid, payment } = bank.money(await stage.order(who));
    const opened = stage.back(payment, 'charge.dispute.created', {});
    const won = stage.back(payment, 'charge.dispute.closed', { status: 'won' });
    await inOrder(bank, shuffled([paid, opened, won], stage.next));
    return { ...pro, statuses: ['completed'] };
  },

  async 'two payments'({ stage, bank, who }) {
    const reference = await stage.order(who);
    const two = [bank.money(reference), bank.money(reference)];
    await Promise.all(two.map(({ paid }) => bank.deliver(paid)));
    return { ...pro, statuses: ['completed', 'duplicate'] };
  },

  async 'two payments, one of them back'({ stage, bank, who }) {
    const reference = await stage.order(who);
    const [first, second] = [bank.money(reference), bank.money(reference)];
    await inOrder(bank, [first.paid, ...shuffled([second.paid, stage.back(second.payment)], stage.next)]);
    return { ...pro, statuses: ['completed', 'refunded'] };
  },

  async 'a renewal that goes back'({ stage, bank, who }) {
    const first = bank.money(await stage.order(who));
    const second = bank.money(await stage.order(who));
    await inOrder(bank, [first.paid, second.paid, stage.back(second.payment)]);
    return { ...pro, statuses: ['completed', 'refunded'] };
  },

  async 'an upgrade while a run is in flight'({ stage, bank, who }) {
    const first = bank.money(await stage.order(who));
    await bank.deliver(first.paid);
    const second = bank.money(await stage.order(who, 'ultra'), 1_000);
    const run = who.call(
      'POST',
      '/api/humanize',
      { text: text(1_500, stage.next), run_id: stage.id('run_in_flight') },
      { cutAfter: stage.next() * 60 },
    );
    await Promise.all([run, bank.deliver(second.paid)]);
    await stage.target.traceOf(await run);
    return { plan: 'ultra', limit: -1, statuses: ['completed', 'completed'] };
  },

  async 'a deletion while a payment is in flight'({ stage, bank, who }) {
    const { paid } = bank.money(await stage.order(who));
    const deletion = who.post('/api/user/delete', { password });
    await Promise.all([bank.deliver(paid), deletion]);
    const { status } = await deletion;
    if (status !== 200) bank.wrong.push(`the deletion was answered with ${status}`);
    return { plan: null, statuses: [] };
  },
};
