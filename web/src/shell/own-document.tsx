import type { ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#navigation/paths.ts';
import { Toaster } from '#ui/toaster.tsx';
import { toasts } from '#ui/toasts.ts';
import { Wordmark } from './wordmark.tsx';

type Props = { title: string; lead: ReactNode; children: ReactNode };

/** Stands beside the app, without its header and footer. */
export const OwnDocument = ({ title, lead, children }: Props) => (
  <main>
    <p>
      <a href={paths.home} className="wordmark" aria-label={`${brand.name}, home`}>
        <Wordmark />
      </a>
    </p>
    <header className="page-head">
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
    {children}
    <Toaster store={toasts} />
  </main>
);
