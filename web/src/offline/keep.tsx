import { createRoot } from 'react-dom/client';
import { update } from '#content/offline.ts';
import { Button } from '#ui/button.tsx';
import { isBuild } from './kept-build.ts';
import './update-notice.css';

type Props = { onReload: () => void; onLater: () => void };

const UpdateNotice = ({ onReload, onLater }: Props) => (
  <section className="update-notice stack-2 small" aria-label="Update">
    <p className="semibold" role="alert">
      {update.title}
    </p>
    <p>{update.body}</p>
    <p className="actions">
      <Button onClick={onReload}>{update.reload}</Button>
      <Button look="quiet" onClick={onLater}>
        {update.later}
      </Button>
    </p>
  </section>
);

const startScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Whether this page is of the build that was cached last. A page from the network may be newer than the cache. */
async function runsNewestBuild(): Promise<boolean> {
  const script = startScript();
  const newest = (await caches.keys()).findLast(isBuild);
  if (script === undefined || newest === undefined) return true;
  const kept = await caches.open(newest);
  return (await kept.match(script, { ignoreVary: true })) !== undefined;
}

const address = '/service-worker.js';
const hour = 3_600_000;

/** Looks for a new build when the user returns to a page that stays open for long, at most once an hour. */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < hour) return;
    last = Date.now();
    // Fails without a network, and then the next return tries again.
    registration.update().catch(() => undefined);
  });
}

/** Offers to reload instead of reloading, because the user may be writing. */
function offerUpdate() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<UpdateNotice onReload={() => location.reload()} onLater={close} />);
}

/** Called once the page is rendered. Caches the site in this browser, and tells the user when a newer build has replaced it. */
export function keepSite() {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  let offered = false;

  async function follow() {
    if (isFirst || offered) isFirst = false;
    else if (!(await runsNewestBuild())) {
      offered = true;
      offerUpdate();
    }
  }

  serviceWorker.addEventListener('controllerchange', () => void follow());
  const keep = () => serviceWorker.register(address, { updateViaCache: 'none' }).then(lookForUpdates);
  const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (run: () => void) => run();
  // If the browser refuses to cache anything, the site works only with a network.
  idle(() => void keep().catch(() => undefined));
}
