import type {
  Account,
  AddressConfirmation,
  DeviceSession,
  GoogleAnswer,
  GoogleSecondStep,
  Message,
  SessionAnswer,
} from '../account.ts';
import type { PasskeyRequest, SecondStep } from '../factors.ts';
import type { passkeyAnswerBody, secondStepBody } from '../factor-schemas.ts';
import type {
  addressChangeBody,
  BodyOf,
  checkLinkBody,
  forgotPasswordBody,
  googleCallbackBody,
  googleLinkBody,
  loginBody,
  registerBody,
  resetPasswordBody,
  verifyEmailBody,
} from '../schemas.ts';
import type { Under } from './under.ts';

/** Ending the current session needs no fresh proof of identity; ending another one does. */
type SessionCalls = {
  'GET ': { answer: { sessions: DeviceSession[] } };
  'DELETE /:id': { params: { id: string }; answer: undefined };
  'DELETE ': { answer: { ended: number } };
};

export type AuthEndpoints = Under<'/api/auth/sessions' | '/api/auth/admin/sessions', SessionCalls> & {
  /** `human_check`: the captcha token, if one is required. */
  'POST /api/auth/register': { body: BodyOf<typeof registerBody>; answer: Account };
  /** If the response has no account, a second step is due. */
  'POST /api/auth/login': { body: BodyOf<typeof loginBody>; answer: Account | SecondStep };
  'POST /api/auth/second-step': { body: BodyOf<typeof secondStepBody>; answer: Account };
  'POST /api/auth/passkey/options': { answer: PasskeyRequest };
  'POST /api/auth/passkey': { body: BodyOf<typeof passkeyAnswerBody>; answer: Account };
  'POST /api/auth/logout': { answer: undefined };
  'GET /api/auth/session': { answer: SessionAnswer };
  'POST /api/auth/forgot-password': { body: BodyOf<typeof forgotPasswordBody>; answer: Message };
  'POST /api/auth/reset-password': { body: BodyOf<typeof resetPasswordBody>; answer: Message };
  /** Checks whether a mailed link still works, without using it up. */
  'POST /api/auth/check-link': { body: BodyOf<typeof checkLinkBody>; answer: undefined };
  'POST /api/auth/verify-email': { body: BodyOf<typeof verifyEmailBody>; answer: Account };
  'POST /api/auth/resend-verification': { answer: Message };
  /** Called from the links in the two mails of an address change. */
  'POST /api/auth/email-change/confirm': {
    body: BodyOf<typeof addressChangeBody>;
    answer: AddressConfirmation;
  };
  'POST /api/auth/email-change/refuse': { body: BodyOf<typeof addressChangeBody>; answer: undefined };
  'POST /api/auth/google/callback': {
    body: BodyOf<typeof googleCallbackBody>;
    answer: GoogleAnswer | GoogleSecondStep;
  };
  /** After `google_password`: takes the password of the account with the same address and links Google to it. */
  'POST /api/auth/google/link': {
    body: BodyOf<typeof googleLinkBody>;
    answer: GoogleAnswer | GoogleSecondStep;
  };
};
