import type { Call, Target } from '../target.ts';
import { newVisitor, signed, type Visitor } from '../visitor.ts';

/** A call that is about to be attacked, and whoever makes it. */
type Ready = { who: Visitor; call: Call };

/** Brings everything to the point at which the call goes well. */
export type Scene = (stage: Stage) => Promise<Ready>;

export type Stage = ReturnType<typeof newStage>;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** So many words that the rules find something in, none like another text's: what was paid for once costs nothing again. */
export function text(words: number, next: () => number): string {
  const word = () => Array.from({ length: 7 }, () => letters[Math.floor(next() * letters.length)]).join('');
  const sentence = () =>
    `Moreover, the ${word()} of ${word()} will utilize ${word()} in order to leverage a ${word()}.`;
  const many = Array.from({ length: Math.ceil(words / 14) }, sentence).join(' ');
  return many.split(' ').slice(0, words).join(' ');
}

export const call = (method: string, path: string, body?: unknown): Call => ({ method, path, body });

/** What somebody writes to support. */
export const message = (id: string) => ({
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  subject: 'A question about words',
  message: 'How many words are left to me this month, and when do they come back?',
  id,
});

/** Who and what scenes are made of. */
export function newStage(target: Target, next: () => number) {
  const id = (prefix: string) => `${prefix}_${Math.floor(next() * 2 ** 48).toString(36)}`;
  const stage = {
    target,
    next,
    id,
    guest: () => newVisitor(target, next),
    async person() {
      const who = newVisitor(target, next);
      return Object.assign(who, { id: await who.register() });
    },
    async admin() {
      const who = newVisitor(target, next);
      await who.asAdmin();
      return who;
    },
    /** One who came by Google, and has no password. */
    async googler() {
      const who = newVisitor(target, next);
      for (let turn = 0; turn < 5; turn += 1) {
        const { status, body } = await who.post('/api/auth/google/callback', await who.visitGoogle());
        if (status === 200) return Object.assign(who, { id: String(body.user.id) });
      }
      throw new Error('Google did not let anybody in');
    },
    async order(who: Visitor, plan = 'pro', billing_cycle = 'monthly'): Promise<string> {
      const { body } = await who.demand('POST', '/api/payments/create-session', { plan, billing_cycle });
      return body.session_id;
    },
    /** The provider's word that an order has been paid. */
    paid: (reference: string, amount = 500, payment = id('pi')) => ({
      id: id('evt'),
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: id('cs'),
          object: 'checkout.session',
          mode: 'payment',
          client_reference_id: reference,
          payment_intent: payment,
          payment_status: 'paid',
          amount_total: amount,
          currency: 'usd',
        },
      },
    }),
    refunded: (payment: string) => ({
      id: id('evt'),
      object: 'event',
      type: 'charge.refunded',
      data: {
        object: { id: id('ch'), payment_intent: payment, amount: 500, currency: 'usd', refunded: true },
      },
    }),
    webhook: (event: object): Call => ({
      method: 'POST',
      path: '/api/payments/webhook',
      ...signed(event),
    }),
    async buy(who: Visitor, plan = 'pro', amount = 500) {
      const reference = await stage.order(who, plan);
      const payment = id('pi');
      const { status } = await who.make(stage.webhook(stage.paid(reference, amount, payment)));
      if (status !== 200) throw new Error(`A payment was answered with ${status}`);
      return { reference, payment };
    },
  };
  return stage;
}
