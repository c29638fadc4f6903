import { factorLimits } from '#contract/factors.ts';
import type { Owner } from '#db/factors/owner.ts';
import type { Bindings } from '#env.ts';
import { newSignature, readSignature } from '#crypto/keys.ts';

/** 31 characters, without those easily confused on paper; a code of 28 has 138 random bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 7;
const perGroup = 4;

/** Draws a letter. Bytes beyond the last full multiple of the alphabet are redrawn, so that all letters are equally likely. */
function draw(): string {
  const whole = 256 - (256 % letters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < whole) return letters.charAt(byte % letters.length);
  }
}

const newGroup = () => Array.from({ length: perGroup }, draw).join('');
const newRecoveryCode = () => Array.from({ length: groups }, newGroup).join('-');

export const newRecoveryCodes = () => Array.from({ length: factorLimits.recoveryCodes }, newRecoveryCode);

/** Ignores hyphens, spaces and case. */
const signed = ({ kind, id }: Owner, typed: string) =>
  `${kind} ${id} ${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`;

const purpose = 'recovery code';

/** Computes a keyed hash, so that the codes cannot be guessed from the database alone. */
export const hashRecoveryCode = (env: Bindings, owner: Owner, code: string) =>
  newSignature(env, purpose, signed(owner, code));

export const isRecoveryCode = (env: Bindings, owner: Owner, typed: string, hash: string) =>
  readSignature(env, purpose, signed(owner, typed), hash) !== null;
