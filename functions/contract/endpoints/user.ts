import type { Account, AddressChange, Deletion, Message, NotificationPreferences } from '../account.ts';
import type { Billing } from '../billing.ts';
import type {
  BodyOf,
  changePasswordBody,
  deleteAccountBody,
  newAddressBody,
  notificationsBody,
  profileBody,
  setPasswordBody,
} from '../schemas.ts';
import type { Activity } from '../security-events.ts';
import type { UsageStatistics } from '../usage.ts';

type Paged<Answer> = { query?: { before: string }; answer: Answer };

export type UserEndpoints = {
  'GET /api/user/profile': { answer: Account };
  'PUT /api/user/profile': { body: BodyOf<typeof profileBody>; answer: Account };
  'PUT /api/user/password': { body: BodyOf<typeof changePasswordBody>; answer: Message };
  'POST /api/user/set-password': { body: BodyOf<typeof setPasswordBody>; answer: Message };
  'GET /api/user/email-change': { answer: { change: AddressChange | null } };
  /** Mails links to both addresses, whether or not the new one has an account. */
  'POST /api/user/email-change': {
    body: BodyOf<typeof newAddressBody>;
    answer: { change: AddressChange | null };
  };
  'DELETE /api/user/email-change': { answer: undefined };
  'GET /api/user/notifications': { answer: NotificationPreferences };
  'PUT /api/user/notifications': { body: BodyOf<typeof notificationsBody>; answer: NotificationPreferences };
  'GET /api/user/usage': Paged<UsageStatistics>;
  'GET /api/user/billing': Paged<Billing>;
  'GET /api/user/activity': Paged<Activity>;
  'GET /api/user/export': { answer: { readable_text: string; data: unknown } };
  'POST /api/user/delete': { body: BodyOf<typeof deleteAccountBody>; answer: Deletion };
};
