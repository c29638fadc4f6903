import type { Passkey } from '#contract/factors.ts';
import type { Passkey as Kept } from '../../db/factors/passkeys.ts';

export const passkeyOnWire = ({ id, name, createdAt, lastUsedAt, synced }: Kept): Passkey => ({
  id,
  name,
  added_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  synced,
});
