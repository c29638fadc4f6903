import { useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { AdminPayments } from './payments.tsx';
import { AdminSignIn } from './sign-in.tsx';

const [payments] = pages.admin.alsoAt;

/** One page for all of the admin's screens, so that the start script, which everybody loads, lists one page and not each. */
export default function AdminPages() {
  return useLocation().pathname === payments ? <AdminPayments /> : <AdminSignIn />;
}
