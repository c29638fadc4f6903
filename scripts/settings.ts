import { unstable_readConfig as readConfig } from 'wrangler';
import { chooseEngine } from '../functions/humanizer/choice.ts';

export type Settings = Record<string, unknown>;

/** What stands in wrangler.toml, at the top for production or under an environment. */
export const configuration = (environment: '' | 'development') =>
  readConfig({ config: 'wrangler.toml', env: environment }, { hideWarnings: true });

const addresses = [
  'MAIL_ENDPOINT',
  'STRIPE_LINK_PRO_MONTHLY',
  'STRIPE_LINK_PRO_ANNUAL',
  'STRIPE_LINK_ULTRA_MONTHLY',
  'STRIPE_LINK_ULTRA_ANNUAL',
];

const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A sentence for each setting that the product could not work with. `hasModels`: whether there is a binding for Cloudflare's models. */
export function faultsOf(settings: Settings, { hasModels }: { hasModels: boolean }): string[] {
  const faults = addresses
    .filter((name) => settings[name] !== undefined && !URL.canParse(said(settings[name])))
    .map((name) => `${name} is “${said(settings[name])}”: it must be an address, https://….`);
  const written = Object.entries(settings).map(([name, value]) => [name, said(value)]);
  const engine = chooseEngine({ ...Object.fromEntries(written), AI: hasModels ? 'there' : undefined });
  return engine.name === null ? [engine.fault, ...faults] : faults;
}

/** Ends the command when there is one. */
export function demandSettings(settings: Settings, bindings: { hasModels: boolean }): void {
  const faults = faultsOf(settings, bindings);
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
}
