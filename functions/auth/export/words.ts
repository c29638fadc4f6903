import { countryInWords } from '#auth/sessions/devices.ts';

const moments = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'UTC',
});

export const moment = (at: Date | null) => (at === null ? '-' : `${moments.format(at)} UTC`);

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
export const onOff = (on: boolean) => (on ? 'on' : 'off');
export const inWords = (count: number) => (count < 0 ? 'unlimited' : String(count));

export function placeInWords(device: string, country: string | null): string {
  const place = countryInWords(country);
  return place === null ? device : `${device}, ${place}`;
}

type Line = [label: string, value: string | number];

export function section(title: string, rows: Line[]): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  return [title.toUpperCase(), ...lines].join('\n');
}
