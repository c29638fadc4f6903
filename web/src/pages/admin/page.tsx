import { useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { AdminMessages } from './messages.tsx';
import { AdminPayments } from './payments.tsx';
import { AdminSessions } from './sessions.tsx';
import { AdminSignIn } from './sign-in.tsx';

const [payments, messages, sessions] = pages.admin.alsoAt;

/** One page for all of the admin's screens, so that the start script, which everybody loads, lists one page and not each. */
export default function AdminPages() {
  const { pathname } = useLocation();
  if (pathname === sessions) return <AdminSessions />;
  if (pathname === messages) return <AdminMessages />;
  return pathname === payments ? <AdminPayments /> : <AdminSignIn />;
}
