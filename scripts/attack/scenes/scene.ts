import type { Call, Target } from '../target.ts';
import { newVisitor, signed, type Visitor } from '../visitor.ts';

/** The request to attack, and the visitor who makes it. */
type Ready = { who: Visitor; call: Call };

/** Prepares everything that the request needs to succeed. */
export type Scene = (stage: Stage) => Promise<Ready>;

export type Stage = ReturnType<typeof newStage>;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a text that the rules change and that differs from all others, because a text that was paid for once is free. */
export function text(words: number, next: () => number): string {
  const word = () => Array.from({ length: 7 }, () => letters[Math.floor(next() * letters.length)]).join('');
  const sentence = () =>
    `Moreover, the ${word()} of ${word()} will utilize ${word()} in order to leverage a ${word()}.`;
  const many = Array.from({ length: Math.ceil(words / 14) }, sentence).join(' ');
  return many.split(' ').slice(0, words).join(' ');
}

export const call = (method: string, path: string, body?: unknown): Call => ({ method, path, body });

/** Returns a message to support. */
export const message = (id: string) => ({
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  subject: 'A question about words',
  message: 'How many words are left to me this month, and when do they come back?',
  id,
});

/** Creates the visitors, orders and events that scenes are made of. */
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
    /** Creates a user who signed in with Google and has no password. */
    async googler() {
      const who = newVisitor(target, next);
      for (let turn = 0; turn < 5; turn += 1) {
        const { status, body } = await who.post('/api/auth/google/callback', await who.visitGoogle());
        if (status === 200) return Object.assign(who, { id: String(body.user.id) });
      }
      throw new Error('Google did not let anybody in');
    },
    async order(who: Visitor, plan = 'pro'): Promise<string> {
      const { body } = await who.demand('POST', '/api/payments/create-session', {
        plan,
        billing_cycle: 'monthly',
      });
      return body.session_id;
    },
    /** Returns the provider's event that an order has been paid. */
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
