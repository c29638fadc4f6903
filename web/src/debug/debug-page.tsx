import type { ReactNode } from 'react';
import { OwnDocument } from '#shell/own-document.tsx';
import { LogSwitch } from './log-switch.tsx';

type Props = { title: string; lead: string; children: ReactNode };

/** It tells how the app works inside: it is part of the development build alone. */
export const DebugPage = ({ title, lead, children }: Props) => (
  <OwnDocument title={title} lead={lead}>
    {children}
    <LogSwitch />
  </OwnDocument>
);
