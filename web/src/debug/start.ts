import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAccount } from '../account/account.ts';
import { startWhereAskedFor } from '../debug-log/start.tsx';

/** Asks who is signed in, as the app does, and draws the page. */
export function startDebugPage(page: ReactElement) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  startWhereAskedFor();
  startAccount();
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
