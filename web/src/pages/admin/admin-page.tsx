import { useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { AdminAlarms } from './alarms.tsx';
import { AdminMails } from './mails.tsx';
import { AdminMessages } from './messages.tsx';
import { AdminPayments } from './payments.tsx';
import { AdminSecurity } from './admin-security.tsx';
import { AdminSessions } from './sessions.tsx';
import { AdminSigningIn } from './signing-in/ways-of-signing-in.tsx';
import { AdminSignIn } from './signing-in/sign-in.tsx';

const [payments, messages, sessions, mails, security, signingIn, alarms] = pages.admin.alsoAt;

/** One page for all admin screens, so that the start script, which every visitor loads, lists only one. */
export default function AdminPages() {
  const { pathname } = useLocation();
  if (pathname === sessions) return <AdminSessions />;
  if (pathname === messages) return <AdminMessages />;
  if (pathname === mails) return <AdminMails />;
  if (pathname === alarms) return <AdminAlarms />;
  if (pathname === security) return <AdminSecurity />;
  if (pathname === signingIn) return <AdminSigningIn />;
  return pathname === payments ? <AdminPayments /> : <AdminSignIn />;
}
