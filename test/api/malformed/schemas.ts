import type { ZodType } from 'zod';
import type { Endpoints } from '#contract/endpoints.ts';
import * as factors from '#contract/factor-schemas.ts';
import * as schemas from '#contract/schemas.ts';

type EndpointWithBody = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { body: unknown } ? Name : never;
}[keyof Endpoints];

/** The schema of each request body. An endpoint of the contract that is missing here is a type error. */
export const bodySchemas: Record<Exclude<EndpointWithBody, `${string} /api/dev/${string}`>, ZodType> = {
  'POST /api/faults': schemas.browserFaultBody,
  'POST /api/auth/register': schemas.registerBody,
  'POST /api/auth/login': schemas.loginBody,
  'POST /api/auth/second-step': factors.secondStepBody,
  'POST /api/auth/passkey': factors.passkeyAnswerBody,
  'POST /api/auth/forgot-password': schemas.forgotPasswordBody,
  'POST /api/auth/reset-password': schemas.resetPasswordBody,
  'POST /api/auth/check-link': schemas.checkLinkBody,
  'POST /api/auth/verify-email': schemas.verifyEmailBody,
  'POST /api/auth/email-change/confirm': schemas.addressChangeBody,
  'POST /api/auth/email-change/refuse': schemas.addressChangeBody,
  'POST /api/auth/google/callback': schemas.googleCallbackBody,
  'POST /api/auth/google/link': schemas.googleLinkBody,
  'POST /api/auth/admin/login': schemas.adminLoginBody,
  'POST /api/auth/admin/second-step': factors.secondStepBody,
  'POST /api/auth/admin/second-step/passkey': factors.passkeyAnswerBody,
  'POST /api/auth/admin/factors/confirmation': factors.confirmationBody,
  'POST /api/auth/admin/factors/confirmation/passkey': factors.passkeyAnswerBody,
  'POST /api/auth/admin/factors/passkeys': factors.newPasskeyBody,
  'PUT /api/auth/admin/factors/passkeys/:id': factors.passkeyNameBody,
  'PUT /api/auth/admin/factors/authenticator-app': factors.setupBody,
  'POST /api/user/factors/confirmation': factors.confirmationBody,
  'POST /api/user/factors/confirmation/passkey': factors.passkeyAnswerBody,
  'POST /api/user/factors/passkeys': factors.newPasskeyBody,
  'PUT /api/user/factors/passkeys/:id': factors.passkeyNameBody,
  'PUT /api/user/factors/authenticator-app': factors.setupBody,
  'PUT /api/user/profile': schemas.profileBody,
  'PUT /api/user/password': schemas.changePasswordBody,
  'POST /api/user/set-password': schemas.setPasswordBody,
  'POST /api/user/email-change': schemas.newAddressBody,
  'PUT /api/user/notifications': schemas.notificationsBody,
  'POST /api/user/delete': schemas.deleteAccountBody,
  'POST /api/guest/human-check': schemas.humanCheckBody,
  'POST /api/humanize': schemas.humanizeBody,
  'POST /api/check-rewrite': schemas.checkRewriteBody,
  'POST /api/reword': schemas.rewordBody,
  'POST /api/payments/create-session': schemas.createSessionBody,
  'POST /api/payments/activate-user-subscription-with-plan': schemas.activateBody,
  'POST /api/payments/activate-by-email': schemas.activateByEmailBody,
  'POST /api/payments/generate-secret-url': schemas.secretUrlBody,
  'POST /api/contact': schemas.contactBody,
  'PUT /api/admin/messages/:id': schemas.doneBody,
  'PUT /api/admin/payments/:id': schemas.doneBody,
  'PUT /api/admin/mails/:id': schemas.doneBody,
  'PUT /api/admin/alarms/:id': schemas.doneBody,
  'POST /api/admin/sessions/end': schemas.endSessionsOfBody,
  'POST /api/blog/posts': schemas.newPostBody,
  'PUT /api/blog/posts/:id': schemas.postEditBody,
};
