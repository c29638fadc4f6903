import { call } from '../../api.ts';

export const readDevices = (signal?: AbortSignal) => call('GET /api/auth/sessions', signal && { signal });
