/**
 * `before`: fails before the binding is called. `after`: the binding does its work, but the response is lost. `hang`: it never
 * responds. `late`: it responds slowly.
 */
export const moments = ['before', 'after', 'hang', 'late'] as const;
type Moment = (typeof moments)[number];

/** The call to a binding that fails, counted from 1 within a request; `lasts`: so do all later calls to the same binding. */
export type Fault = { trip: number; moment: Moment; lasts: boolean };

/** Instructions to the Worker in a header of the request. `dear`: passwords are hashed at their real cost. */
export type Order = { call: string; fault?: Fault | undefined; dear?: boolean };

export const orderHeader = 'X-Attack-Order';
export const addressHeader = 'X-Attack-Address';

/** One call to a binding. `what`: the tables or the key that it concerned. */
export type Trip = {
  binding: 'database' | 'kv' | 'rate' | 'mail';
  what: string[];
  /** Whether it was made to fail; `late`: whether the request had already been answered. */
  failed: boolean;
  late: boolean;
};

/** `isOver`: the response was sent, and all background work has ended. `status`: that of the Worker's response, if there was one. */
export type Traced = { trips: Trip[]; isOver: boolean; quietFor: number };
