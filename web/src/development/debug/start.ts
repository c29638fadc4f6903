import type { ReactElement } from 'react';
import { startAccount } from '#account/account.ts';
import { startWhereAskedFor } from '#debug-log/start.tsx';
import { drawDocument } from '#shell/own-document.tsx';

/** Asks who is signed in, as the app does, and draws the page. */
export function startDebugPage(page: ReactElement) {
  startWhereAskedFor();
  startAccount();
  drawDocument(page);
}
