import { pick } from '../pick.ts';
import type { Stage } from '../scenes/scene.ts';
import { type Fault, moments } from '../worker/order.ts';

export type Event = ReturnType<Stage['paid']> | ReturnType<Stage['back']>;

/** How often a provider sends what was not taken. */
const tries = 6;

/** The provider: it sends its events until they are taken, through bindings that fail now and then. */
export function newBank(stage: Stage, faults: boolean) {
  const { next, target } = stage;
  const sender = stage.guest();
  const sent: { payment: string; amount: number }[] = [];
  const wrong: string[] = [];

  const faultOfThisTime = (): Fault | undefined =>
    faults && next() < 0.6
      ? {
          trip: 1 + Math.floor(next() * 9),
          moment: pick(moments, next),
          lasts: next() < 0.3,
        }
      : undefined;

  return {
    sent,
    wrong,
    /** Until it is taken; a try that fails must have been made to. */
    async deliver(event: Event): Promise<void> {
      for (let turn = 0; turn < tries; turn += 1) {
        const fault = turn < tries - 1 ? faultOfThisTime() : undefined;
        const answer = await sender.make(stage.webhook(event), { fault });
        const { trips } = await target.traceOf(answer);
        if (answer.status === 200) return;
        if (!trips.some(({ failed, late }) => failed && !late))
          wrong.push(`${event.type} was answered with ${answer.status}, and nothing had failed`);
      }
      wrong.push(`${event.type} was never taken`);
    },
    money(reference: string, amount = 500) {
      const payment = stage.id('pi');
      const session = stage.id('cs');
      sent.push({ payment, amount });
      return { payment, paid: stage.paid(reference, amount, { payment, session }), session };
    },
  };
}

export type Bank = ReturnType<typeof newBank>;
