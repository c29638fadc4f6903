import { callWithSession } from '../../../account/session/call-with-session.ts';

export const readDevices = (signal?: AbortSignal) =>
  callWithSession('GET /api/auth/sessions', signal && { signal });
