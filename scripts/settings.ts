import { unstable_readConfig as readConfig } from 'wrangler';

export type Settings = Record<string, unknown>;

/** What stands in wrangler.toml, at the top for production or under an environment. */
export const configuration = (environment: '' | 'development') =>
  readConfig({ config: 'wrangler.toml', env: environment }, { hideWarnings: true });

const addresses = [
  'HUMANIZER_URL',
  'MAIL_ENDPOINT',
  'STRIPE_LINK_PRO_MONTHLY',
  'STRIPE_LINK_PRO_ANNUAL',
  'STRIPE_LINK_ULTRA_MONTHLY',
  'STRIPE_LINK_ULTRA_ANNUAL',
];

/** A sentence for each setting that the product could not work with. */
export function faultsOf(settings: Settings): string[] {
  const { HUMANIZER_SECONDS: seconds = 30 } = settings;
  const faults = addresses
    .filter((name) => settings[name] !== undefined && !URL.canParse(String(settings[name])))
    .map((name) => `${name} is “${String(settings[name])}”: it must be an address, https://….`);
  if (Number(seconds) > 0) return faults;
  return [`HUMANIZER_SECONDS is “${String(seconds)}”: it must be a number of seconds above 0.`, ...faults];
}

/** Ends the command when there is one. */
export function demandSettings(settings: Settings): void {
  const faults = faultsOf(settings);
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}
