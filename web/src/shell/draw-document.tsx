import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** All that a document beside the app shows. */
export function drawDocument(drawn: ReactElement) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  createRoot(root).render(<StrictMode>{drawn}</StrictMode>);
}
