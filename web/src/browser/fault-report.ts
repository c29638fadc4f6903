import { type BrowserFault, faultFrame, faultLimits, faultName, type FaultSource } from '#contract/faults.ts';

const mostReports = 5;

/** Holds only the name of an error and its frames in our scripts: a message may quote a user's text, and a URL may hold a token. */
function faultOf(source: FaultSource, error: unknown, origin: string): BrowserFault {
  const { name, stack } = error instanceof Error ? error : { name: '', stack: '' };
  const frames = (stack ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\)$/, ''))
    .map((line) => line.slice(line.lastIndexOf(`${origin}/`) + origin.length).replace(/\?[^:]*/, ''))
    .filter((frame) => frame.length <= faultLimits.frameChars && faultFrame.test(frame));
  return {
    source,
    name: faultName.test(name) ? name : 'Error',
    frames: frames.slice(0, faultLimits.frames),
  };
}

/** Reports each fault once, and only a few per page load: a fault may recur at every movement of the mouse. */
export function createFaultReport(origin: string, send: (fault: BrowserFault) => Promise<unknown>) {
  const reported = new Set<string>();

  return (source: FaultSource, error: unknown): void => {
    const fault = faultOf(source, error, origin);
    const isOurs = source === 'render' || fault.frames.length > 0;
    const key = JSON.stringify([fault.name, fault.frames]);
    if (!isOurs || reported.has(key) || reported.size >= mostReports) return;
    reported.add(key);
    send(fault).catch(() => undefined);
  };
}

const post = (fault: BrowserFault): Promise<unknown> =>
  fetch('/api/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
    // The page may be closing.
    keepalive: true,
  });

let reportHere: ReturnType<typeof createFaultReport> | undefined;

export function report(source: FaultSource, error: unknown): void {
  reportHere ??= createFaultReport(location.origin, post);
  reportHere(source, error);
}
