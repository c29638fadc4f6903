import { brand } from '#contract/brand.ts';
import { inFigures } from '#contract/figures.ts';
import { limits } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';

/** The terms in plain words. The operator has a lawyer check them, and adds its identity and the applicable law. */

const { free, pro, ultra } = plans;

export const yourText = [
  `What you write stays yours, and so does what ${brand.name} makes of it. You don’t need permission to use it, and you don’t have to mention us.`,
  'Only enter text that you are allowed to use: your own, or one whose author agrees.',
  'We neither keep your texts nor train anything on them.',
] as const;

export const whatItDoes = [
  `${brand.name} changes wording. It is built to keep every fact, and shows what it changed, but it can be wrong: please read a result before you use it. What you send or hand in is your responsibility.`,
  'It makes no promise about what an AI detector will say. Scores that are simulated are marked as simulated.',
  'It is not for academic dishonesty. The rules of your school or employer apply, whatever a score says.',
] as const;

export const yourAccount = [
  'One person, one account. Keep your password to yourself, and tell us if somebody else has it.',
  'You can export everything we keep about you, and delete the account, in your settings at any time.',
  'Please do not attack the service, get around its limits, resell it as your own, or use it to harass, defraud or break the law. We may close accounts that do this, and say why.',
] as const;

export const plansInWords = [
  `${free.name} gives ${inFigures(free.wordsPerMonth)} words a month. ${pro.name} gives ${inFigures(pro.wordsPerMonth)}, up to ${inFigures(pro.wordsPerRequest)} at a time. ${ultra.name} has no monthly limit for one person’s own writing; a text can have at most ${limits.textBytes / 1024 / 1024} MB.`,
  'You only pay words for text we deliver. Failed runs are free.',
] as const;

export const promisesAndLimits = [
  'We work to keep the service running and your data safe, but we cannot promise that it never fails. It is provided as is.',
  'If it is down for long while you have a paid plan, write to us and we will refund a fair share.',
  'Nothing here takes away a right that the law of your country gives you.',
] as const;

export const changes = [
  'We may change these terms. If a change matters to you, we email account holders before it takes effect.',
  'If one of these terms turns out to be invalid, the others still apply.',
] as const;
