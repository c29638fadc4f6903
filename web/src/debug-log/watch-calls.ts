import type { BrowserFault } from '#contract/faults.ts';
import type { Log } from './entries.ts';

/** Matches path segments that we chose ourselves. Tokens, ids and email addresses contain other characters. */
const plain = /^[a-z]+(?:-[a-z]+)*$/;
const longest = 30;

/** Replaces each path segment that could identify a person or grant access by `…`. */
export function maskedPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (part === '' || (part.length <= longest && plain.test(part)) ? part : '…'))
    .join('/');
}

type Note = Log['note'];

const faults = '/api/faults';

/** Logs a fault as it is sent to the server: its name and frames in our scripts, without a message. */
function noteFault(body: unknown, note: Note) {
  if (typeof body !== 'string') return;
  const { source, name, frames }: BrowserFault = JSON.parse(body);
  note({ kind: 'fault', source, name, frames });
}

function watchCalls(note: Note): () => void {
  const { fetch } = window;

  async function watched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = input instanceof Request ? input : undefined;
    const { pathname, origin } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin !== location.origin) return fetch(input, init);
    if (pathname === faults) noteFault(init?.body, note);

    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const started = performance.now();
    const end = (outcome: number | 'cancelled' | 'unanswered') =>
      note({
        kind: 'call',
        method,
        path: maskedPath(pathname),
        outcome,
        milliseconds: Math.round(performance.now() - started),
      });
    try {
      const response = await fetch(input, init);
      end(response.status);
      return response;
    } catch (error) {
      end((init?.signal ?? request?.signal)?.aborted ? 'cancelled' : 'unanswered');
      throw error;
    }
  }

  window.fetch = watched;
  return () => {
    // Another wrapper may have been put around it since.
    if (window.fetch === watched) window.fetch = fetch;
  };
}

function watchNavigation(note: Note): () => void {
  let last: string | undefined;
  const look = () => {
    const { pathname } = location;
    if (pathname !== last) note({ kind: 'navigation', path: maskedPath(pathname) });
    last = pathname;
  };
  const { pushState, replaceState } = history;
  const followed =
    (change: History['pushState']): History['pushState'] =>
    (...changed) => {
      change.apply(history, changed);
      look();
    };
  history.pushState = followed(pushState);
  history.replaceState = followed(replaceState);
  addEventListener('popstate', look);
  look();
  return () => {
    Object.assign(history, { pushState, replaceState });
    removeEventListener('popstate', look);
  };
}

/** Logs requests, navigation and faults until the returned function is called. */
export function watch(note: Note): () => void {
  const stops = [watchCalls(note), watchNavigation(note)];
  return () => {
    for (const stop of stops) stop();
  };
}
