import type { Fault, Traced, Trip } from './order.ts';

/** The record of one request, kept until its caller has read it complete. */
export type Trace = {
  fault: Fault | undefined;
  trips: Trip[];
  broken: Set<Trip['binding']>;
  open: number;
  isAnswered: boolean;
  movedAt: number;
};

const traces = new Map<string, Trace>();

export function begin(call: string, fault: Fault | undefined): Trace {
  const trace: Trace = {
    fault,
    trips: [],
    broken: new Set(),
    open: 0,
    isAnswered: false,
    movedAt: Date.now(),
  };
  traces.set(call, trace);
  return trace;
}

export function read(call: string): Traced {
  const trace = traces.get(call);
  if (trace === undefined) return { trips: [], isOver: true, quietFor: 0 };
  return {
    trips: trace.trips,
    isOver: trace.isAnswered && trace.open === 0,
    quietFor: Date.now() - trace.movedAt,
  };
}

export const forget = (call: string): void => void traces.delete(call);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Delay in ms, longer than any caller waits and any call may take. */
const forEver = 20_000;
const aWhile = 40;

/** Performs one call to a binding, and makes it fail if the fault says so. */
export async function travel<T>(
  trace: Trace,
  binding: Trip['binding'],
  what: string[],
  work: () => Promise<T>,
): Promise<T> {
  const trip: Trip = { binding, what, failed: false, late: trace.isAnswered };
  trace.trips.push(trip);
  trace.movedAt = Date.now();
  const { fault } = trace;
  const isMeant = fault !== undefined && (fault.trip === trace.trips.length || trace.broken.has(binding));
  if (fault === undefined || !isMeant) return work().finally(() => (trace.movedAt = Date.now()));
  if (fault.lasts) trace.broken.add(binding);
  trip.failed = fault.moment !== 'late';
  if (fault.moment === 'before') throw new Error('The binding is out of reach');
  if (fault.moment === 'late') await pause(aWhile);
  if (fault.moment === 'hang') {
    await pause(forEver);
    throw new Error('The binding was given up');
  }
  const result = await work();
  trace.movedAt = Date.now();
  if (fault.moment === 'after') throw new Error('The answer of the binding was lost');
  return result;
}
