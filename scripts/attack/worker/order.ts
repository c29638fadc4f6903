/**
 * `before`: the binding never heard of it. `after`: it did what it was told, and its answer was lost. `hang`: it never answers.
 * `late`: it answers, but takes its time.
 */
export const moments = ['before', 'after', 'hang', 'late'] as const;
type Moment = (typeof moments)[number];

/** The trip of a call that goes wrong, counted from 1; where it lasts, all that go to the same binding from then on do. */
export type Fault = { trip: number; moment: Moment; lasts: boolean };

/** What goes to the Worker beside a call, in a header. `dear`: passwords cost what they cost. */
export type Order = { call: string; fault?: Fault | undefined; dear?: boolean };

export const orderHeader = 'X-Attack-Order';
export const addressHeader = 'X-Attack-Address';

/** One way to a binding and back. `what`: the tables or the key that it was about. */
export type Trip = {
  binding: 'database' | 'kv' | 'rate' | 'mail';
  what: string[];
  /** Whether it was made to go wrong, and whether the call was answered by then. */
  failed: boolean;
  late: boolean;
};

/** `isOver`: the answer is out, and all that goes on after it has ended. `status`: what the Worker itself answered, if it did. */
export type Traced = { trips: Trip[]; status: number | null; isOver: boolean; quietFor: number };
