import type { FaultSource } from '#contract/faults.ts';

/** Sends a fault to the server's log. The code that sends it is loaded when the first one occurs. */
export function reportFault(source: FaultSource, error: unknown): void {
  import('./fault-report.ts').then((module) => module.report(source, error)).catch(() => undefined);
}

/** Called once at start, for faults that no error boundary catches. */
export function listenForFaults(): void {
  addEventListener('error', ({ error }) => reportFault('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportFault('rejection', reason));
}
