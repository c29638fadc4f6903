import { callWithSession } from '../session/call-with-session.ts';
import { factorCalls } from './factor-calls.ts';

/** How a person's own ways of signing in are asked about and changed. */
export const ownFactors = factorCalls('/api/user/factors', callWithSession);
