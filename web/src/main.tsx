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

/** Whether it is switched on is decided by what is loaded then. */
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

/** Not at the top level of the module: a page imports what this file is bundled with, and each would wait for the other. */
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
  // A rendered page whose script did not arrive can still be read, and its links still work. It is taken over in pieces, so
  // that a slow phone answers meanwhile.
  if (renderedHere && arrived) startTransition(() => void hydrateRoot(root, app));
  else if (!renderedHere) createRoot(root).render(app);
  if (import.meta.env.PROD) keepForOffline();
}

void start();
