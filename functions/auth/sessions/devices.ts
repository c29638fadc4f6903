import type { DeviceSession } from '#contract/account.ts';

/** The order matters: Edge also calls itself Chrome, and Chrome also calls itself Safari. */
const browsers = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
};
const others = { CriOS: 'Chrome', Chrome: 'Chrome', Safari: 'Safari' };
const systems = { iPhone: 'iPhone', iPad: 'iPad', Android: 'Android', Windows: 'Windows', 'Mac OS': 'macOS' };
const more = { CrOS: 'ChromeOS', Linux: 'Linux' };

const first = (userAgent: string, names: Record<string, string>) =>
  Object.entries(names).find(([sign]) => userAgent.includes(sign))?.[1];

export function deviceInWords(userAgent: string): string {
  const browser = first(userAgent, { ...browsers, ...others });
  const system = first(userAgent, { ...systems, ...more });
  return [browser, system].filter((name) => name !== undefined).join(' on ') || 'Unknown device';
}

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Returns a country's name. Cloudflare uses XX for an unknown country and T1 for Tor. */
export function countryInWords(code: string | null): string | null {
  if (code === 'T1') return 'Tor network';
  return code === null || code === 'XX' || !/^[A-Z]{2}$/.test(code) ? null : (regions.of(code) ?? null);
}

/** A session of a user or an admin; old ones may lack the time of last use and the user agent. */
type Opened = {
  id: string;
  userAgent: string | null;
  country: string | null;
  createdAt: Date;
  lastSeenAt: Date | null;
};

export const sessionsToResponse = (open: readonly Opened[], currentId: string): DeviceSession[] =>
  open.map(({ id, userAgent, country, createdAt, lastSeenAt }) => ({
    id,
    device: deviceInWords(userAgent ?? ''),
    country: countryInWords(country),
    created_at: createdAt.toISOString(),
    last_seen_at: (lastSeenAt ?? createdAt).toISOString(),
    current: id === currentId,
  }));
