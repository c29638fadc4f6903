import type { FaultSource } from '#contract/faults.ts';

type Report = (source: FaultSource, error: unknown) => void;

let reporting: Promise<Report> | undefined;

/** Tells the server, which writes it into its log. What does that is fetched at the first fault. */
export function reportFault(source: FaultSource, error: unknown): void {
  reporting ??= import('./fault-report.ts').then(({ createFaultReport }) => createFaultReport());
  reporting.then((report) => report(source, error)).catch(() => undefined);
}

/** Once, in the browser: what no boundary of React catches. */
export function listenForFaults(): void {
  addEventListener('error', ({ error }) => reportFault('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportFault('rejection', reason));
}
