import { brand } from '#contract/brand.ts';
import type { User } from '#db/users.ts';
import { authMethod } from '../account.ts';
import { inWords, moment, onOff, section } from './words.ts';

const methods = { manual: 'email and password', oauth: 'Google', hybrid: 'Google, or email and password' };

/** Returns the first part of the readable export. */
export const accountInWords = (user: User, now: Date) =>
  [
    `${brand.name}: everything we keep about ${user.fullName}\nWritten on ${moment(now)}`,
    section('Account', [
      ['Id', user.id],
      ['Name', user.fullName],
      ['Email address', user.email],
      ['Address confirmed', moment(user.emailVerifiedAt)],
      ['Signs in with', methods[authMethod(user)]],
      ['Google id', user.googleId ?? '-'],
      ['Created', moment(user.createdAt)],
      ['Last changed', moment(user.updatedAt)],
    ]),
    section('Plan', [
      ['Plan', user.plan],
      ['Status', user.status],
      ['Billing', user.billingCycle],
      ['Start', moment(user.subscriptionStart)],
      ['End', moment(user.subscriptionEnd)],
      ['Reminded of the end', moment(user.remindedOf)],
      ['Words used', user.wordsUsed],
      ['Word limit', inWords(user.wordsLimit)],
      ['Counted since', moment(user.periodStart)],
      ['Words reset on', moment(user.resetsAt)],
      ['Usage alert sent', user.alertedShare === 0 ? 'not in this period' : `at ${user.alertedShare} %`],
    ]),
    section('Notifications', [
      ['Usage alerts', onOff(user.usageAlerts)],
      ['Plan updates', onOff(user.planUpdates)],
      ['Product updates', onOff(user.productUpdates)],
      ['Marketing', onOff(user.marketing)],
    ]),
  ].join('\n\n');
