import type { CreatedPasskey, PasskeyAnswer } from '#contract/endpoints/factors.ts';
import type { createApi } from '#api-client';
import { callWithSession } from '../session/call-with-session.ts';

export type FactorsPath = '/api/user/factors' | '/api/auth/admin/factors';

export const factorCalls = (path: FactorsPath, call: ReturnType<typeof createApi>) => ({
  read: (signal?: AbortSignal) => call(`GET ${path}`, signal && { signal }),
  confirm: (body: { password?: string; code?: string; recovery_code?: string }) =>
    call(`POST ${path}/confirmation`, { body }),
  confirmOptions: () => call(`POST ${path}/confirmation/passkey-options`),
  confirmByPasskey: (credential: PasskeyAnswer) =>
    call(`POST ${path}/confirmation/passkey`, { body: { credential } }),
  passkeyOptions: () => call(`POST ${path}/passkeys/options`),
  addPasskey: (credential: CreatedPasskey) => call(`POST ${path}/passkeys`, { body: { credential } }),
  renamePasskey: (id: string, name: string) =>
    call(`PUT ${path}/passkeys/:id`, { params: { id }, body: { name } }),
  removePasskey: (id: string) => call(`DELETE ${path}/passkeys/:id`, { params: { id } }),
  setUpApp: () => call(`POST ${path}/authenticator-app`),
  confirmApp: (setup: string, code: string) =>
    call(`PUT ${path}/authenticator-app`, { body: { setup, code } }),
  removeApp: () => call(`DELETE ${path}/authenticator-app`),
  newRecoveryCodes: () => call(`POST ${path}/recovery-codes`),
});

export type FactorCalls = ReturnType<typeof factorCalls>;

export const ownFactors = factorCalls('/api/user/factors', callWithSession);
