import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findPage } from '#contract/pages.ts';
import { startAccount } from '#account/account.ts';
import { listenForFaults } from '#browser/faults.ts';
import { local } from '#browser/storage.ts';
import { followPaymentMade } from '#payment/follow-payment-made.ts';
import { loadPage } from '#shell/routes.tsx';
import { App } from '#shell/app.tsx';

/** Whether to load the debug log; the loaded module decides whether it is switched on. */
const mayAskForDebugLog = () =>
  /[?&#]debug/.test(location.href) || local.read('debug_config') || local.read('force_debug_mode');

const loadDebugLog = () =>
  import('#debug-log/start.tsx').then(
    ({ startWhereAskedFor }) => startWhereAskedFor(),
    () => undefined,
  );

/** Loaded after everything that the page itself needs. */
const keepForOffline = () =>
  void import('#offline/keep.tsx').then(
    ({ keepSite }) => keepSite(),
    () => undefined,
  );

/** A function, because pages import the chunk that holds this file: a top-level await on `loadPage` would deadlock. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  if (mayAskForDebugLog()) await loadDebugLog();
  listenForFaults();
  followPaymentMade();
  startAccount();

  const name = findPage(location.pathname) ?? 'not-found';
  const renderedHere = root.dataset.page === name;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );

  const arrived = await loadPage(name).then(
    () => true,
    () => false,
  );
  // If the page's script did not load, the rendered page stays readable and its links work. Hydration is a transition, so
  // that a slow phone still responds to input.
  if (renderedHere && arrived) startTransition(() => void hydrateRoot(root, app));
  else if (!renderedHere) createRoot(root).render(app);
  if (import.meta.env.PROD) keepForOffline();
}

void start();
