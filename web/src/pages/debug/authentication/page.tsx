import { lazy } from '../../../ui/lazy.ts';
import { Panels } from './panels.tsx';

/** What these call is answered by the development server alone, so a release does not contain them. */
const development =
  import.meta.env.MODE === 'production'
    ? undefined
    : {
        Tables: lazy(() => import('./development/tables.tsx')),
        Tests: lazy(() => import('./development/tests.tsx')),
      };

export default function AuthenticationDebug() {
  return <Panels development={development} />;
}
