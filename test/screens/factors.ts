import { onTestFinished, vi } from 'vitest';
import type { Factors, Passkey } from '#contract/factors.ts';

export const laptop: Passkey = {
  id: 'laptop',
  name: 'Chrome on Linux',
  added_at: '2026-11-20T12:00:00Z',
  last_used_at: null,
  synced: true,
};
export const some: Factors = {
  passkeys: [laptop],
  authenticator_app: { added_at: '2026-11-20T12:00:00Z' },
  recovery_codes_left: 2,
};
export const none: Factors = { passkeys: [], authenticator_app: null, recovery_codes_left: 0 };

export const creation = {
  rp: { id: location.hostname, name: 'Longhand' },
  user: { id: 'dXNlcg', name: 'ada@example.org', displayName: 'Ada Lovelace' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const bytes = () => new ArrayBuffer(8);

/** Mocks the browser's passkey prompt for one test; a rejection stands for what the user or the browser did. */
export function device(answer: () => Promise<unknown>) {
  vi.spyOn(navigator.credentials, 'create').mockImplementation(answer as never);
  vi.spyOn(navigator.credentials, 'get').mockImplementation(answer as never);
  onTestFinished(() => void vi.restoreAllMocks());
}

export const made = () =>
  Promise.resolve({
    id: 'AAAA',
    rawId: bytes(),
    type: 'public-key',
    response: {
      clientDataJSON: bytes(),
      attestationObject: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  });
export const cancelled = () =>
  Promise.reject(new DOMException('The operation was aborted.', 'NotAllowedError'));
