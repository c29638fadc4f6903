import type { AdminAnswer, QueueView } from '../admin.ts';
import type { Alarm, Alarms } from '../alarms.ts';
import type { ContactMessage, ContactMessages } from '../contact.ts';
import type { PasskeyRequest } from '../factors.ts';
import type { passkeyAnswerBody, secondStepBody } from '../factor-schemas.ts';
import type { UndeliveredMail, UndeliveredMails } from '../mails.ts';
import type { PaymentsToReview, PaymentToReview } from '../payments-to-review.ts';
import type { adminLoginBody, BodyOf, doneBody, endSessionsOfBody } from '../schemas.ts';
import type { RecordedEvents, SecurityGroup } from '../security-events.ts';
import type { Under } from './under.ts';

type Queue<List, Item> = {
  'GET ': { query: { show: QueueView; after?: string }; answer: List };
  'PUT /:id': { params: { id: string }; body: BodyOf<typeof doneBody>; answer: Item };
};

export type AdminEndpoints = Under<'/api/admin/alarms', Queue<Alarms, Alarm>> &
  Under<'/api/admin/mails', Queue<UndeliveredMails, UndeliveredMail>> &
  Under<'/api/admin/messages', Queue<ContactMessages, ContactMessage>> &
  Under<'/api/admin/payments', Queue<PaymentsToReview, PaymentToReview>> & {
    'GET /api/admin/security': { query: { show?: SecurityGroup; after?: string }; answer: RecordedEvents };
    /** Signs a user out everywhere; the response reveals nothing else about them. */
    'POST /api/admin/sessions/end': { body: BodyOf<typeof endSessionsOfBody>; answer: { ended: number } };

    'POST /api/auth/admin/login': { body: BodyOf<typeof adminLoginBody>; answer: AdminAnswer };
    'GET /api/auth/admin/session': { answer: AdminAnswer };
    'POST /api/auth/admin/second-step': { body: BodyOf<typeof secondStepBody>; answer: AdminAnswer };
    'POST /api/auth/admin/second-step/passkey-options': { answer: PasskeyRequest };
    'POST /api/auth/admin/second-step/passkey': {
      body: BodyOf<typeof passkeyAnswerBody>;
      answer: AdminAnswer;
    };
    'POST /api/auth/admin/logout': { answer: undefined };
  };
