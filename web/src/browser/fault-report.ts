import { type BrowserFault, faultFrame, faultLimits, faultName, type FaultSource } from '#contract/faults.ts';

const mostReports = 5;

/** A message may hold what a person has written, and an address a token: of an error only its name and the places in our scripts. */
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

const post = (fault: BrowserFault): Promise<unknown> =>
  fetch('/api/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
    // The page may be on its way out.
    keepalive: true,
  });

/** Each fault once and a few of them at most: one that comes at every movement of the mouse must not come here so. */
export function createFaultReport(origin = location.origin, send = post) {
  const told = new Set<string>();

  return (source: FaultSource, error: unknown): void => {
    const fault = faultOf(source, error, origin);
    const isOurs = source === 'render' || fault.frames.length > 0;
    const key = JSON.stringify([fault.name, fault.frames]);
    if (!isOurs || told.has(key) || told.size >= mostReports) return;
    told.add(key);
    send(fault).catch(() => undefined);
  };
}
