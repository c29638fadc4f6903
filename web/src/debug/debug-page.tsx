import type { ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '../navigation/paths.ts';
import { Wordmark } from '../shell/wordmark.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { toasts } from '../ui/toasts.ts';
import { LogSwitch } from './log-switch.tsx';

type Props = { title: string; lead: string; children: ReactNode };

/** It tells how the app works inside: it is part of the development build alone. */
export const DebugPage = ({ title, lead, children }: Props) => (
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
    <LogSwitch />
    <Toaster store={toasts} />
  </main>
);
