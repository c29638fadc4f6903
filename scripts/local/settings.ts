import { unstable_readConfig as readConfig } from 'wrangler';
import { signingKeyLength } from '#contract/limits.ts';
import { chooseEngine } from '#humanizer/engines/choice.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';

export type Settings = Record<string, unknown>;

/** Reads wrangler.toml: the top level, for production, or an environment. */
export const configuration = (environment: '' | 'development') =>
  readConfig({ config: 'wrangler.toml', env: environment }, { hideWarnings: true });

export const paymentLinks = ['PRO_MONTHLY', 'PRO_ANNUAL', 'ULTRA_MONTHLY', 'ULTRA_ANNUAL'].map(
  (plan) => `STRIPE_LINK_${plan}`,
);

const addresses = [
  'BREACHED_PASSWORDS_URL',
  'MAIL_ENDPOINT',
  'PASSKEY_ORIGIN',
  'SECURITY_LOG_URL',
  ...paymentLinks,
  'TURNSTILE_ENDPOINT',
];

const signingKeys = ['SIGNING_KEY', 'SIGNING_KEY_NEXT'];

const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** `hasModels`: whether there is a binding for Cloudflare's models. `policy`: how an engine may be reached from there. */
type Place = { hasModels: boolean; policy: TransportPolicy };

/** Returns a sentence for each setting that cannot work. */
export function settingProblems(settings: Settings, { hasModels, policy }: Place): string[] {
  const faults = [
    ...signingKeys
      .filter((name) => settings[name] !== undefined && said(settings[name]).length < signingKeyLength)
      .map((name) => `${name} is too short: it must have at least ${signingKeyLength} characters.`),
    ...addresses
      .filter((name) => settings[name] !== undefined && !URL.canParse(said(settings[name])))
      .map((name) => `${name} is “${said(settings[name])}”: it must be an address, https://….`),
    ...addresses
      .filter((name) => policy === 'https' && said(settings[name] ?? '').startsWith('http:'))
      .map(
        (name) => `${name} must begin with https:// outside of development; it is “${said(settings[name])}”.`,
      ),
  ];
  const written = Object.entries(settings).map(([name, value]) => [name, said(value)]);
  const engine = chooseEngine(
    { ...Object.fromEntries(written), AI: hasModels ? 'there' : undefined },
    policy,
  );
  return engine.name === null ? [engine.fault, ...faults] : faults;
}

const own = [...signingKeys, 'DEVELOPMENT_ADMIN_PASSWORD'];
const ofGoogle = [
  'CLIENT_ID',
  'CLIENT_SECRET',
  'ISSUER',
  'AUTHORIZATION_ENDPOINT',
  'TOKEN_ENDPOINT',
  'KEYS_ENDPOINT',
];
const ofTurnstile = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'];
const ofModel = ['HUMANIZER_MODEL', 'HUMANIZER_JUDGE', 'HUMANIZER_NAMES', 'HUMANIZER_SECONDS'];
const ofHumanizer = ['HUMANIZER_URL', ...ofModel, 'HUMANIZER_KEY'];

/** Every setting that the product knows. */
const names = new Set([
  ...own,
  ...addresses,
  ...ofGoogle.map((name) => `GOOGLE_${name}`),
  'HUMANIZER_ENGINE',
  'HUMANIZER_GATE',
  'MODEL_WORDS_A_DAY',
  ...ofHumanizer,
  'MAIL_KEY',
  'MAIL_FROM',
  'SECURITY_LOG_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...ofTurnstile,
]);

/** The settings that each engine reads. */
const readBy: Record<string, readonly string[]> = {
  rules: [],
  http: ['HUMANIZER_URL', 'HUMANIZER_SECONDS'],
  chat: ofHumanizer,
  'workers-ai': ofModel,
};

/** Returns a sentence for each setting that has no effect. */
export function unusedSettings(settings: Settings): string[] {
  const engine = said(settings.HUMANIZER_ENGINE ?? 'rules');
  const unread = ofHumanizer.filter(
    (name) => settings[name] !== undefined && readBy[engine]?.includes(name) === false,
  );
  const ofCheck = ofTurnstile.filter((name) => settings[name] !== undefined);
  const alone = ofCheck.length === 1 ? ofCheck : [];
  const keyAlone = settings.SECURITY_LOG_KEY !== undefined && settings.SECURITY_LOG_URL === undefined;
  const unknown = Object.keys(settings).filter((name) => !names.has(name));
  return [
    ...unread.map(
      (name) => `${name} has no effect with the engine “${engine}”: HUMANIZER_ENGINE names another.`,
    ),
    ...alone.map(
      (name) => `${name} has no effect alone: the check that a person is here takes both of its keys.`,
    ),
    ...(keyAlone ? ['SECURITY_LOG_KEY has no effect alone: SECURITY_LOG_URL says where the log goes.'] : []),
    ...unknown.map((name) => `${name} has no effect: it is no setting of ours.`),
  ];
}

/** Settings that are set for production and meant to be off elsewhere. */
const ofProduction = new Set(['BREACHED_PASSWORDS_URL']);

/** Returns the same for settings outside of `file`, the only place from which `npm start` reads them. */
export function settingsElsewhere(
  file: string,
  settings: Settings,
  elsewhere: Record<string, Settings>,
): string[] {
  return Object.entries(elsewhere).flatMap(([place, found]) =>
    Object.keys(found)
      .filter((name) => names.has(name) && !ofProduction.has(name) && !(name in settings))
      .map((name) => `${name} has no effect in ${place}: npm start reads it in ${file}.`),
  );
}

export const warn = (sentences: readonly string[]): void => {
  if (sentences.length > 0) console.warn(sentences.join('\n'));
};

/** Exits if a setting cannot work, and warns of settings that have no effect. */
export function demandSettings(settings: Settings, place: Place): void {
  warn(unusedSettings(settings));
  const faults = settingProblems(settings, place);
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}
