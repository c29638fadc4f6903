import type {
  AuthenticatorSetup,
  Factors,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  RecoveryCodes,
} from '../factors.ts';
import type {
  confirmationBody,
  newPasskeyBody,
  passkeyAnswerBody,
  passkeyNameBody,
  setupBody,
} from '../factor-schemas.ts';
import type { BodyOf } from '../schemas.ts';
import type { Under } from './under.ts';

export type { CreatedPasskey, PasskeyAnswer } from '../factor-schemas.ts';

type FactorCalls = {
  'GET ': { answer: Factors };
  'POST /confirmation': { body: BodyOf<typeof confirmationBody>; answer: undefined };
  'POST /confirmation/passkey-options': { answer: PasskeyRequest };
  'POST /confirmation/passkey': { body: BodyOf<typeof passkeyAnswerBody>; answer: undefined };
  'POST /passkeys/options': { answer: PasskeyCreation };
  'POST /passkeys': { body: BodyOf<typeof newPasskeyBody>; answer: Passkey };
  'PUT /passkeys/:id': { params: { id: string }; body: BodyOf<typeof passkeyNameBody>; answer: Passkey };
  'DELETE /passkeys/:id': { params: { id: string }; answer: undefined };
  'POST /authenticator-app': { answer: AuthenticatorSetup };
  'PUT /authenticator-app': { body: BodyOf<typeof setupBody>; answer: RecoveryCodes };
  'DELETE /authenticator-app': { answer: undefined };
  'POST /recovery-codes': { answer: RecoveryCodes };
};

/** Passkeys, authenticator app and recovery codes of the signed-in user or admin. */
export type FactorEndpoints = Under<'/api/user/factors' | '/api/auth/admin/factors', FactorCalls>;
