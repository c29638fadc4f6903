import { createHash } from 'node:crypto';
import { type AlarmKind, alarms } from '#contract/alarms.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { day, hour } from '#contract/time.ts';
import type { NewAlarm } from '#db/alarms.ts';
import type { Count } from '#db/alerting.ts';

/** Builds an alarm. Without a given `id`, the same kind, admin, place and day give the same alarm. */
export function alarmOf(
  kind: AlarmKind,
  since: Date,
  more: Partial<Omit<NewAlarm, 'kind' | 'since'>> = {},
): NewAlarm {
  const { admin = null, place = null, lastAt = since, times = 1 } = more;
  const what = JSON.stringify([kind, admin, place, Math.floor(since.getTime() / day)]);
  const { id = createHash('sha256').update(what).digest('base64url') } = more;
  return { id, kind, since, lastAt, times, admin, place };
}

/** `whose`: counts only events about admins, or only about others. `by`: counts occurrences, or rows (accounts and places). */
type Rule = { kinds: SecurityEventKind[]; whose?: 'admins' | 'people'; by: 'times' | 'rows' };

const rules: readonly (readonly [AlarmKind, ...Rule[]])[] = [
  [
    'guessing',
    { kinds: ['sign_in_failed', 'wrong_password', 'tries_stopped'], by: 'times' },
    { kinds: ['factor_failed'], whose: 'people', by: 'times' },
  ],
  [
    'admin_guessing',
    { kinds: ['admin_sign_in_failed'], by: 'times' },
    { kinds: ['factor_failed'], whose: 'admins', by: 'times' },
  ],
  ['webhooks_refused', { kinds: ['webhook_refused'], by: 'times' }],
  [
    'accounts_changed',
    { kinds: ['address_changed', 'password_reset'], by: 'times' },
    {
      kinds: ['authenticator_removed', 'passkey_removed', 'recovery_code_used'],
      whose: 'people',
      by: 'times',
    },
  ],
  ['many_exports', { kinds: ['data_exported'], by: 'rows' }],
  ['many_deletions', { kinds: ['account_deleted'], by: 'times' }],
];

export const countedKinds = [
  ...new Set(rules.flatMap(([, ...ofKind]) => ofKind.flatMap(({ kinds }) => kinds))),
];

const isMeant = ({ kinds, whose }: Rule, { kind, ofAdmin }: Count) =>
  kinds.includes(kind) && (whose === undefined || (whose === 'admins') === ofAdmin);

function excessOf(kind: AlarmKind, ofKind: readonly Rule[], counts: readonly Count[]): NewAlarm[] {
  const hours = new Map<number, { times: number; lastAt: number }>();
  for (const count of counts) {
    const rule = ofKind.find((each) => isMeant(each, count));
    if (rule === undefined) continue;
    const { times, lastAt } = hours.get(count.hour) ?? { times: 0, lastAt: 0 };
    hours.set(count.hour, { times: times + count[rule.by], lastAt: Math.max(lastAt, count.lastAt) });
  }
  return [...hours]
    .filter(([, { times }]) => times > alarms[kind].most)
    .toSorted(([one], [other]) => one - other)
    .map(([start, { times, lastAt }]) =>
      alarmOf(kind, new Date(start * hour), { times, lastAt: new Date(lastAt) }),
    );
}

/** Returns alarms for everything that happened more often within an hour than its threshold. */
export const excessIn = (counts: readonly Count[]): NewAlarm[] =>
  rules.flatMap(([kind, ...ofKind]) => excessOf(kind, ofKind, counts));
