import type {
  Account,
  AddressChange,
  AddressConfirmation,
  Deletion,
  DeviceSession,
  GoogleAnswer,
  GoogleSecondStep,
  NotificationPreferences,
  SessionAnswer,
} from './account.ts';
import type { AdminAnswer } from './admin.ts';
import type { Alarm, Alarms, AlarmView } from './alarms.ts';
import type { Billing } from './billing.ts';
import type { NewPost, Post, PostAnswer, PostEdit, PostPage, PostQuery } from './blog.ts';
import type { ContactMessage, ContactMessages, MessageView, NewMessage } from './contact.ts';
import type { CodeProof, FactorEndpoints, PasskeyAnswer, PasskeyRequest, SecondStep } from './factors.ts';
import type { BrowserFault } from './faults.ts';
import type { Health } from './health.ts';
import type { GuestUsage, HumanizeRequest, HumanizeResult } from './humanize.ts';
import type { MailView, UndeliveredMail, UndeliveredMails } from './mails.ts';
import type { ReviewView, PaymentToReview, PaymentsToReview } from './payments-to-review.ts';
import type { CheckoutSession, SampleUrls, SecretUrl, Verdict } from './payments.ts';
import type { BillingCycle, CatalogueId, PlanId } from './plans.ts';
import type { Activity, RecordedEvents, SecurityGroup } from './security-events.ts';
import type { UsageStatistics } from './usage.ts';

type Empty = undefined;
type Message = { message: string };

/** What each call takes and answers with, so that browser and server cannot mean different things by it. */
export type Endpoints = FactorEndpoints<'/api/user/factors' | '/api/auth/admin/factors'> & {
  'GET /api/health': { answer: Health };
  /** From anybody whose browser met a fault; it leaves a line in the log. */
  'POST /api/faults': { body: BrowserFault; answer: Empty };

  /** `human_check`: what the check gave that a person is here, where it is asked for. */
  'POST /api/auth/register': {
    body: { email: string; password: string; full_name: string; human_check?: string };
    answer: Account;
  };
  /** Without an account in the answer, a second step is due. */
  'POST /api/auth/login': { body: { email: string; password: string }; answer: Account | SecondStep };
  'POST /api/auth/second-step': { body: CodeProof; answer: Account };
  'POST /api/auth/passkey/options': { answer: PasskeyRequest };
  'POST /api/auth/passkey': { body: { credential: PasskeyAnswer }; answer: Account };
  'POST /api/auth/logout': { answer: Empty };
  'GET /api/auth/session': { answer: SessionAnswer };
  'POST /api/auth/forgot-password': { body: { email: string }; answer: Message };
  'POST /api/auth/reset-password': { body: { token: string; password: string }; answer: Message };
  /** Whether the link in a mail would still work; it is not used by it. */
  'POST /api/auth/check-link': { body: { token: string; purpose: 'reset' | 'verify' }; answer: Empty };
  'POST /api/auth/verify-email': { body: { token: string }; answer: Account };
  /** By the links in the two mails. */
  'POST /api/auth/email-change/confirm': { body: { token: string }; answer: AddressConfirmation };
  'POST /api/auth/email-change/refuse': { body: { token: string }; answer: Empty };
  'POST /api/auth/resend-verification': { answer: Message };
  'POST /api/auth/google/callback': {
    body: { code: string; state: string };
    answer: GoogleAnswer | GoogleSecondStep;
  };
  /** After `google_password`: the password of the account that has the same address, which Google is then linked to. */
  'POST /api/auth/google/link': { body: { password: string }; answer: GoogleAnswer | GoogleSecondStep };
  'GET /api/auth/sessions': { answer: { sessions: DeviceSession[] } };
  /** After a fresh proof; one's own session ends without. */
  'DELETE /api/auth/sessions/:id': { params: { id: string }; answer: Empty };
  'DELETE /api/auth/sessions': { answer: { ended: number } };

  'GET /api/auth/admin/sessions': { answer: { sessions: DeviceSession[] } };
  'DELETE /api/auth/admin/sessions/:id': { params: { id: string }; answer: Empty };
  'DELETE /api/auth/admin/sessions': { answer: { ended: number } };

  'POST /api/auth/admin/login': { body: { username: string; password: string }; answer: AdminAnswer };
  'GET /api/auth/admin/session': { answer: AdminAnswer };
  'POST /api/auth/admin/second-step': { body: CodeProof; answer: AdminAnswer };
  'POST /api/auth/admin/second-step/passkey-options': { answer: PasskeyRequest };
  'POST /api/auth/admin/second-step/passkey': { body: { credential: PasskeyAnswer }; answer: AdminAnswer };
  'POST /api/auth/admin/logout': { answer: Empty };

  'GET /api/user/profile': { answer: Account };
  'PUT /api/user/profile': { body: { full_name: string }; answer: Account };
  'PUT /api/user/password': {
    body: { current_password: string; new_password: string };
    answer: Message;
  };
  'POST /api/user/set-password': {
    body: { new_password: string; current_password?: string };
    answer: Message;
  };
  'GET /api/user/email-change': { answer: { change: AddressChange | null } };
  /** The links go to both addresses; whether the new one has an account is not told. */
  'POST /api/user/email-change': { body: { new_email: string }; answer: { change: AddressChange | null } };
  'DELETE /api/user/email-change': { answer: Empty };
  'GET /api/user/notifications': { answer: NotificationPreferences };
  'PUT /api/user/notifications': { body: NotificationPreferences; answer: NotificationPreferences };
  'GET /api/user/usage': { query?: { before: string }; answer: UsageStatistics };
  'GET /api/user/billing': { query?: { before: string }; answer: Billing };
  'GET /api/user/activity': { query?: { before: string }; answer: Activity };
  'GET /api/user/export': { answer: { readable_text: string; data: unknown } };
  'GET /api/guest/usage': { answer: GuestUsage };
  /** After it this browser's runs without an account go on, where they are asked for one. */
  'POST /api/guest/human-check': { body: { human_check: string }; answer: undefined };
  'POST /api/humanize': { body: HumanizeRequest; answer: HumanizeResult };

  'POST /api/payments/create-session': {
    body: { plan: CatalogueId; billing_cycle: BillingCycle };
    answer: CheckoutSession;
  };
  /**
   * The token of a success link or of a secret URL, for the account that it belongs to. A secret one is taken once: to ask
   * again, go on with the `session_id` of the answer.
   */
  'POST /api/payments/process-success/:token': { params: { token: string }; answer: Verdict };
  /** `session_id`: ours, the provider's, or the first segment of ours. A plan that is another than the session's is refused. */
  'POST /api/payments/activate-user-subscription-with-plan': {
    body: { source: string; session_id: string; plan?: PlanId };
    answer: Verdict;
  };
  /** For whoever has paid and is signed out. It tells what has become of the payment and starts nothing. */
  'POST /api/payments/activate-by-email': {
    body: { email: string; session_id: string; plan?: PlanId };
    answer: Verdict;
  };
  'POST /api/payments/generate-secret-url': {
    body: { plan: PlanId; amount: number; sessionId?: string };
    answer: SecretUrl;
  };
  'POST /api/contact': { body: NewMessage; answer: Empty };
  'GET /api/admin/messages': { query: { show: MessageView; after?: string }; answer: ContactMessages };
  'PUT /api/admin/messages/:id': { params: { id: string }; body: { done: boolean }; answer: ContactMessage };

  'GET /api/admin/payments': { query: { show: ReviewView; after?: string }; answer: PaymentsToReview };
  'PUT /api/admin/payments/:id': { params: { id: string }; body: { done: boolean }; answer: PaymentToReview };

  'GET /api/admin/mails': { query: { show: MailView; after?: string }; answer: UndeliveredMails };
  'PUT /api/admin/mails/:id': { params: { id: string }; body: { done: boolean }; answer: UndeliveredMail };
  'GET /api/admin/alarms': { query: { show: AlarmView; after?: string }; answer: Alarms };
  'PUT /api/admin/alarms/:id': { params: { id: string }; body: { done: boolean }; answer: Alarm };
  'GET /api/admin/security': { query: { show?: SecurityGroup; after?: string }; answer: RecordedEvents };
  /** Signs a person out everywhere. Nothing else of theirs is told. */
  'POST /api/admin/sessions/end': { body: { email: string }; answer: { ended: number } };

  /** Published ones; all for an admin. */
  'GET /api/blog/posts': { query?: PostQuery; answer: PostPage };
  'GET /api/blog/posts/:slug': { params: { slug: string }; answer: PostAnswer };
  'POST /api/blog/posts': { body: NewPost; answer: { post: Post } };
  'PUT /api/blog/posts/:id': { params: { id: string }; body: PostEdit; answer: { post: Post } };
  'DELETE /api/blog/posts/:id': { params: { id: string }; answer: Empty };

  'GET /api/demo/payment-urls': { answer: SampleUrls };
  /** In development alone, as the two below: which tables there are, and one row of some, without any credential. */
  'GET /api/dev/tables': { answer: { tables: { name: string; rows: number | null }[] } };
  'GET /api/dev/tables/:name': {
    params: { name: string };
    answer: { rows: Record<string, string>[] };
  };
  /** What the button of the mock payment page does. */
  'POST /api/dev/payments/complete': { body: { token: string }; answer: Empty };

  'POST /api/user/delete': { body: { password: string } | { confirm_email: string }; answer: Deletion };
};
