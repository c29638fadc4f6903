import { local } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

const configKey = 'debug_config';
const forceKey = 'force_debug_mode';

function isEnabled(config: unknown): boolean {
  return typeof config === 'object' && config !== null && 'enabled' in config && config.enabled === true;
}

/** Whether the log is running, for the page that switches it on. */
export const debugLogRuns = createStore(false);

/** Whether the log is on in this browser even without the parameter in the URL. */
export const isKeptOn = (): boolean =>
  local.read(forceKey) === 'true' || isEnabled(local.readJson(configKey));

export const keepOn = () => void local.write(configKey, JSON.stringify({ enabled: true }));

export function keepOff() {
  local.remove(configKey);
  local.remove(forceKey);
}

/** `?debug=true` or `#debug` switches it on for one visit; `?debug=false` leaves it off. */
export function isAskedFor({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean {
  const asked = new URLSearchParams(search).get('debug');
  if (asked !== null) return asked === 'true';
  return hash === '#debug' || isKeptOn();
}
