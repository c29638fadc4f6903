import { z } from 'zod';
import { factorLimits } from './factors.ts';
import { knownPassword, line } from './schemas.ts';

const enterCode = 'Please enter the code';

/** Spaces are removed, since people type them as the app shows them. */
const code = z
  .string(enterCode)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^\\d{${factorLimits.codeDigits}}$`),
        `A code has ${factorLimits.codeDigits} digits. The app shows it beside the name of the account.`,
      ),
  );

const recoveryCode = z
  .string(enterCode)
  .trim()
  .min(1, enterCode)
  .max(
    factorLimits.recoveryCodeChars,
    'This is no recovery code: it has seven groups of four letters and digits.',
  );

const codeProof = { code: code.exactOptional(), recovery_code: recoveryCode.exactOptional() };

export const secondStepBody = z
  .strictObject(codeProof)
  .refine((proof) => (proof.code === undefined) !== (proof.recovery_code === undefined), enterCode);

export const confirmationBody = z.strictObject({
  password: knownPassword('Please enter your password').exactOptional(),
  ...codeProof,
});

export const setupBody = z.strictObject({ setup: z.string().min(1).max(2_000), code });

const nameMissing = 'Please enter a name';

const passkeyName = line(nameMissing).pipe(
  z
    .string()
    .min(1, nameMissing)
    .max(
      factorLimits.passkeyNameChars,
      `A name can have at most ${factorLimits.passkeyNameChars} characters`,
    ),
);

export const passkeyNameBody = z.strictObject({ name: passkeyName });

const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: bytes(1_400).min(1),
    rawId: bytes(1_400).min(1),
    type: z.literal('public-key'),
    clientExtensionResults: z
      .custom<object>(isObject)
      .transform(() => ({}))
      .default({}),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
    response,
  });

export const newPasskeyBody = z.strictObject({
  name: passkeyName.exactOptional(),
  credential: credential(
    z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(30)).max(10).exactOptional(),
    }),
  ),
});

export const passkeyAnswerBody = z.strictObject({
  credential: credential(
    z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(2_000),
      userHandle: bytes(100).exactOptional(),
    }),
  ),
});

export type CreatedPasskey = z.output<typeof newPasskeyBody>['credential'];
export type PasskeyAnswer = z.output<typeof passkeyAnswerBody>['credential'];
