import { useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { AdminPayments } from './payments.tsx';
import { AdminSignIn } from './sign-in.tsx';

const [payments] = pages.admin.alsoAt;

/** One script for all of the admin's screens, so that what everybody loads knows of one page more and not of each. */
export default function AdminPages() {
  return useLocation().pathname === payments ? <AdminPayments /> : <AdminSignIn />;
}
