import { type ReactElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '#contract/brand.ts';
import { paths } from '#navigation/paths.ts';
import { toasts } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';
import { Wordmark } from './header.tsx';

/** Renders the content of a document outside of the app. */
export function drawDocument(drawn: ReactElement) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root".');
  createRoot(root).render(<StrictMode>{drawn}</StrictMode>);
}

type Props = { title: string; lead: ReactNode; children: ReactNode };

/** A page outside of the app, without its header and footer. */
export const OwnDocument = ({ title, lead, children }: Props) => (
  <main>
    <p>
      <a href={paths.home} className="wordmark lead touch semibold" aria-label={`${brand.name}, home`}>
        <Wordmark />
      </a>
    </p>
    <header className="page-head stack-2">
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    {children}
    <Toaster store={toasts} />
  </main>
);
