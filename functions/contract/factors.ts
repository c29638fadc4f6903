/** Limits of the factors besides a password and Google: passkeys, and an authenticator app with its recovery codes. */
export const factorLimits = {
  passkeys: 20,
  passkeyNameChars: 60,
  codeDigits: 6,
  codeSeconds: 30,
  /** Per account, from all networks. After that, even the right code is refused until the hour is over. */
  wrongCodesPerHour: 10,
  recoveryCodes: 10,
  /** Maximum length as typed, with separators between the groups. */
  recoveryCodeChars: 80,
  /** How long a proof of identity is valid for changes to the ways of signing in. */
  proofMinutes: 10,
  /** How long the second step of a sign-in may take. */
  secondStepMinutes: 10,
  /** How long a passkey may take to respond. */
  challengeMinutes: 5,
  /** How long the setup of an authenticator app waits for its first code. */
  setupMinutes: 30,
} as const;

/** Timestamps are ISO 8601 in UTC. `synced`: stored by a password manager, so that it outlives the device. */
export type Passkey = {
  id: string;
  name: string;
  added_at: string;
  last_used_at: string | null;
  synced: boolean;
};

export type Factors = {
  passkeys: Passkey[];
  authenticator_app: { added_at: string } | null;
  recovery_codes_left: number;
};

/** `setup` has to be sent back with the first code, since an unconfirmed setup is not stored anywhere else. */
export type AuthenticatorSetup = { secret: string; uri: string; setup: string };

export type RecoveryCodes = { recovery_codes: string[] };

/** The password or Google sign-in was accepted, and a code is required. `passkey`: whether a passkey can be used instead. */
export type SecondStep = { second_step: { passkey: boolean } };

/** A code of the app, or a recovery code. */
export type CodeProof = { code: string } | { recovery_code: string };

type Descriptor = { id: string; type: string; transports?: string[] };

/** In the JSON format of WebAuthn; bytes are base64url. */
export type PasskeyRequest = {
  challenge: string;
  timeout?: number;
  rpId?: string;
  allowCredentials?: Descriptor[];
  userVerification?: 'required' | 'preferred' | 'discouraged';
};

export type PasskeyCreation = {
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  timeout?: number;
  excludeCredentials?: Descriptor[];
  authenticatorSelection?: {
    residentKey?: 'required' | 'preferred' | 'discouraged';
    requireResidentKey?: boolean;
    userVerification?: 'required' | 'preferred' | 'discouraged';
  };
  attestation?: 'none' | 'indirect' | 'direct' | 'enterprise';
};
