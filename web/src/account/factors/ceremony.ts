import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { CreatedPasskey, PasskeyAnswer } from '#contract/endpoints/factors.ts';
import type { PasskeyCreation, PasskeyRequest } from '#contract/factors.ts';

/** The result of asking for a passkey, or of creating one. */
type Outcome<T> = { ok: true; credential: T } | { ok: false; why: string };

export const supportsPasskeys = browserSupportsWebAuthn;
export const supportsAutofill = browserSupportsWebAuthnAutofill;
export const cancelCeremony = () => WebAuthnAbortService.cancelCeremony();

const reasons: Partial<Record<string, string>> = {
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address: they belong to another one.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for your account.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This device cannot store a passkey. Try another one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device has no fingerprint, face or PIN check, so it cannot store a passkey. Try another one.',
};

const reasonOf = (error: unknown) =>
  (error instanceof WebAuthnError ? reasons[error.code] : undefined) ??
  'No passkey was used: the browser’s window was closed, or it took too long. Try again when you are ready.';

/** `fromField`: the browser offers passkeys as autofill in the email field, and waits until one is chosen. */
export async function answerWithPasskey(
  optionsJSON: PasskeyRequest,
  fromField = false,
): Promise<Outcome<PasskeyAnswer>> {
  try {
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: fromField });
    return { ok: true, credential };
  } catch (error) {
    return { ok: false, why: reasonOf(error) };
  }
}

export async function createPasskey(optionsJSON: PasskeyCreation): Promise<Outcome<CreatedPasskey>> {
  try {
    const { response, ...rest } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      ok: true,
      credential: {
        ...rest,
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    };
  } catch (error) {
    return { ok: false, why: reasonOf(error) };
  }
}

/** Signals that the passkey is unknown here, so that the password manager may stop offering it. */
export const forgetPasskey = ({ rpId = location.hostname }: PasskeyRequest, credentialID: string) =>
  void sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID }).catch(() => undefined);
