import { expect, test } from 'vitest';
import {
  settingProblems as allFaults,
  unusedSettings,
  settingsElsewhere,
  type Settings,
} from '../../scripts/local/settings.ts';

const settingProblems = (settings: Settings, hasModels = false, policy: 'https' | 'any' = 'any') =>
  allFaults(settings, { hasModels, policy });

test('settings that the humanizer cannot use are reported', () => {
  expect(settingProblems({})).toEqual([]);
  expect(settingProblems({ HUMANIZER_SECONDS: '7.5' })).toEqual([]);
  expect(settingProblems({ HUMANIZER_SECONDS: 'abc' })).toEqual([
    'HUMANIZER_SECONDS must be a number of seconds above 0; it is “abc”.',
  ]);
  expect(settingProblems({ HUMANIZER_SECONDS: '-1' })).toEqual([
    'HUMANIZER_SECONDS must be a number of seconds above 0; it is “-1”.',
  ]);
  expect(settingProblems({ HUMANIZER_ENGINE: 'magic' })).toEqual([
    'HUMANIZER_ENGINE must be “rules”, “chat”, “workers-ai” or “http”; it is “magic”.',
  ]);
  const chat = { HUMANIZER_ENGINE: 'chat', HUMANIZER_URL: 'http://localhost:11434/v1' };
  expect(settingProblems({ ...chat, HUMANIZER_MODEL: ' ' })).toEqual([
    'HUMANIZER_ENGINE is “chat”, so HUMANIZER_URL must be an address as http://localhost:11434/v1, and HUMANIZER_MODEL the name of a model there.',
  ]);
  expect(settingProblems({ HUMANIZER_ENGINE: 'http', HUMANIZER_URL: 'rewriter.example' })).toEqual([
    'HUMANIZER_ENGINE is “http”, so HUMANIZER_URL must be the address of a service.',
  ]);
  expect(settingProblems({ HUMANIZER_NAMES: 'some' })).toEqual([
    'HUMANIZER_NAMES must be “shown” or “hidden”; it is “some”.',
  ]);
  expect(settingProblems({ MODEL_WORDS_A_DAY: 'many' })).toEqual([
    'MODEL_WORDS_A_DAY must be a whole number of words; it is “many”.',
  ]);
  expect(settingProblems({ HUMANIZER_GATE: 'strict' })).toEqual([
    'HUMANIZER_GATE must be “ask”, “use” or “keep”; it is “strict”.',
  ]);
});

test('a deployed engine must have an https URL, while development also allows http', () => {
  const chat = { HUMANIZER_ENGINE: 'chat', HUMANIZER_URL: 'http://10.0.0.7/v1', HUMANIZER_MODEL: 'small' };
  expect(settingProblems(chat)).toEqual([]);
  for (const settings of [chat, { HUMANIZER_ENGINE: 'http', HUMANIZER_URL: 'http://10.0.0.7/v1' }]) {
    expect(settingProblems(settings, false, 'https')).toEqual([
      'HUMANIZER_URL must begin with https:// outside of development, since anyone on the way could read the texts; it is “http://10.0.0.7/v1”.',
    ]);
    const safe = { ...settings, HUMANIZER_URL: 'https://model.example/v1' };
    expect(settingProblems(safe, false, 'https')).toEqual([]);
  }
});

test('the engine for Cloudflare’s models needs the AI binding', () => {
  const settings = { HUMANIZER_ENGINE: 'workers-ai', HUMANIZER_MODEL: '@cf/some/model' };
  expect(settingProblems(settings, true)).toEqual([]);
  expect(settingProblems(settings)).toEqual([
    'HUMANIZER_ENGINE is “workers-ai”, so the AI binding and HUMANIZER_MODEL must be set. The binding stands in production alone.',
  ]);
});

test('each invalid URL is reported as well, on a separate line', () => {
  const links = { STRIPE_LINK_PRO_MONTHLY: 'buy.stripe.com/a', HUMANIZER_URL: 'https://rewriter.example' };
  expect(settingProblems({ ...links, MAIL_ENDPOINT: 'mail' })).toEqual([
    'MAIL_ENDPOINT is “mail”: it must be an address, https://….',
    'STRIPE_LINK_PRO_MONTHLY is “buy.stripe.com/a”: it must be an address, https://….',
  ]);
});

test.each([
  ['MAIL_ENDPOINT', 'http://mail.example/send'],
  ['SECURITY_LOG_URL', 'http://log.example'],
  ['TURNSTILE_ENDPOINT', 'http://127.0.0.1:9/siteverify'],
])('%s must use https once it is deployed', (name, value) => {
  expect(settingProblems({ [name]: value })).toEqual([]);
  expect(settingProblems({ [name]: value }, false, 'https')).toEqual([
    `${name} must begin with https:// outside of development; it is “${value}”.`,
  ]);
});

test('a signing key that is too short is reported', () => {
  expect(settingProblems({ SIGNING_KEY: 'x'.repeat(31), SIGNING_KEY_NEXT: 'x'.repeat(32) })).toEqual([
    'SIGNING_KEY is too short: it must have at least 32 characters.',
  ]);
});

test('a setting without effect is reported, with where it would have one', () => {
  const chat = { HUMANIZER_URL: 'http://localhost:11434/v1', HUMANIZER_MODEL: 'small', HUMANIZER_KEY: 'key' };
  expect(unusedSettings({ HUMANIZER_ENGINE: 'chat', ...chat, GOOGLE_ISSUER: '/' })).toEqual([]);
  expect(unusedSettings({ HUMANIZER_ENGINE: 'http', ...chat })).toEqual([
    'HUMANIZER_MODEL has no effect with the engine “http”: HUMANIZER_ENGINE names another.',
    'HUMANIZER_KEY has no effect with the engine “http”: HUMANIZER_ENGINE names another.',
  ]);
  expect(unusedSettings({ HUMANIZER_SECONDS: '9', HUMANISER_MODEL: 'small' })).toEqual([
    'HUMANIZER_SECONDS has no effect with the engine “rules”: HUMANIZER_ENGINE names another.',
    'HUMANISER_MODEL has no effect: it is no setting of ours.',
  ]);
  expect(unusedSettings({ SECURITY_LOG_KEY: 'a' })).toHaveLength(1);
  expect(unusedSettings({ SECURITY_LOG_KEY: 'a', SECURITY_LOG_URL: 'https://log.example' })).toEqual([]);
  const elsewhere = { 'the environment': { HUMANIZER_MODEL: 'a', HUMANIZER_URL: 'b', PATH: '/bin' } };
  expect(settingsElsewhere('.dev.vars', { HUMANIZER_URL: 'c' }, elsewhere)).toEqual([
    'HUMANIZER_MODEL has no effect in the environment: npm start reads it in .dev.vars.',
  ]);
});

test('one Turnstile key alone has no effect and is reported; both together are not', () => {
  const told = ' has no effect alone: the check that a person is here takes both of its keys.';
  expect(unusedSettings({ TURNSTILE_SITE_KEY: 'a' })).toEqual([`TURNSTILE_SITE_KEY${told}`]);
  expect(unusedSettings({ TURNSTILE_SECRET_KEY: 'b' })).toEqual([`TURNSTILE_SECRET_KEY${told}`]);
  expect(unusedSettings({ TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b' })).toEqual([]);
});
