import type { Alarm } from '#contract/alarms.ts';
import type { ContactMessage } from '#contract/contact.ts';
import type { UndeliveredMail } from '#contract/mails.ts';
import { type AlarmRow, hasAlarm, listAlarms, markAlarm } from '#db/alarms.ts';
import { listMails, markMail, type UndeliveredRow } from '#db/mails.ts';
import { listMessages, markMessage, type Message, momentOf } from '#db/messages.ts';
import { doneOf, queue } from './queue.ts';

export const alarms = queue<AlarmRow>({
  name: 'alarms',
  kind: 'alarm_marked',
  missing: 'There is no such alarm.',
  list: listAlarms,
  cursorOf: ({ since, id }) => ({ at: since.getTime(), id }),
  mark: markAlarm,
  refusal: async (db, id) => ((await hasAlarm(db, id)) ? 'own_alarm' : null),
  toResponse: ({ id, kind, since, lastAt, times, admin, place, ...row }): Alarm => ({
    id,
    kind,
    since: since.toISOString(),
    last_at: lastAt.toISOString(),
    times,
    admin,
    place,
    done: doneOf(row),
  }),
});

export const mails = queue<UndeliveredRow>({
  name: 'mails',
  kind: 'mail_marked',
  missing: 'There is no such mail. It may have gone out.',
  list: listMails,
  cursorOf: ({ createdAt, id }) => ({ at: createdAt.getTime(), id }),
  mark: markMail,
  toResponse: ({ id, createdAt, about, tries, deliveryError, nextTryAt, ...row }): UndeliveredMail => ({
    id,
    at: createdAt.toISOString(),
    about,
    tries,
    delivery_error: deliveryError,
    next_try_at: nextTryAt?.toISOString() ?? null,
    done: doneOf(row),
  }),
});

export const messages = queue<Message>({
  name: 'messages',
  kind: 'message_marked',
  missing: 'There is no such message.',
  list: listMessages,
  cursorOf: (row) => ({ at: momentOf(row).getTime(), id: row.id }),
  mark: markMessage,
  toResponse: ({ id, at, name, email, subject, message, ...row }): ContactMessage => ({
    id,
    at: at.toISOString(),
    name,
    email,
    subject,
    message,
    done: doneOf(row),
  }),
});
