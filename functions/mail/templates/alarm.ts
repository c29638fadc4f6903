import { type AlarmKind, alarms } from '#contract/alarms.ts';
import { pages } from '#contract/pages.ts';
import { mailOf } from './layout.ts';
import type { Mail } from '../mail.ts';

type Raised = { kind: AlarmKind; since: Date; times: number; place: string | null };

/** Why the mail is sent: the alarm is new, has grown, or has been open for a day. */
type News = 'new' | 'grown' | 'open';

const heads = { new: 'Alarm', grown: 'Grown', open: 'Still open' } as const;
const why = {
  new: [],
  grown: ['It has grown a lot since our last email.'],
  open: ['Nobody has marked it as done for a day.'],
};

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** To admins. Says what happened and how often, without naming anybody. */
export function alarmMail(alarm: Raised, news: News, address: string, origin: string): Mail {
  const { most, what, next } = alarms[alarm.kind];
  const often = most > 0 ? `, ${alarm.times} within an hour` : '';
  const where = alarm.place === null ? '' : `, ${alarm.place}`;
  return mailOf({
    to: address,
    name: null,
    subject: `${heads[news]}: ${what}`,
    paragraphs: [`${what}. Since ${moment.format(alarm.since)} UTC${often}${where}.`, next, ...why[news]],
    link: { label: 'Open the alarms', url: `${origin}${pages.admin.alsoAt[6]}` },
    note: 'We email you again when it grows tenfold, and once more after a day, unless somebody marks it as done.',
  });
}
