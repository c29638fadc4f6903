import type { createApi } from '#api-client';

/** A user's own sessions, or an admin's. */
export type DevicesPath = '/api/auth/sessions' | '/api/auth/admin/sessions';

export const deviceCalls = (path: DevicesPath, call: ReturnType<typeof createApi>) => ({
  read: (signal?: AbortSignal) => call(`GET ${path}`, signal && { signal }),
  end: (id: string) => call(`DELETE ${path}/:id`, { params: { id } }),
  endOthers: () => call(`DELETE ${path}`),
});

export type DeviceCalls = ReturnType<typeof deviceCalls>;
