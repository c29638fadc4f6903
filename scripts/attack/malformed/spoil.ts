import { pick } from '../pick.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.1,
  2 ** 53,
  -1e308,
  '',
  ' ',
  '\0',
  '\uD800',
  '\u2800'.repeat(2_000),
  '\u202Egnp.exe',
  "'; DROP TABLE users; --",
  '%',
  '../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '🙂'.repeat(500),
  'e\u0301'.repeat(5_000),
  'a'.repeat(60_000),
  'a'.repeat(100) + '@' + 'b'.repeat(150) + '.example',
  '9'.repeat(400),
  [],
  {},
  [[]],
  [null],
  { toString: 'no' },
  Array.from({ length: 3_000 }, () => 'a'),
];

type Spoil = (body: unknown, next: () => number) => string;

const entriesOf = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null ? Object.entries(body) : [];

/** A place somewhere in the body, at whatever depth. */
function replaced(body: unknown, next: () => number): unknown {
  const entries = entriesOf(body);
  if (entries.length === 0 || Array.isArray(body)) return pick(strange, next);
  const [key, value] = pick(entries, next);
  const inner = entriesOf(value).length > 0 && next() < 0.6 ? replaced(value, next) : pick(strange, next);
  return { ...Object.fromEntries(entries), [key]: inner };
}

const text = (body: unknown) => JSON.stringify(body) ?? 'null';

/** Each way in which a body can be other than the schema wants it. */
const spoils: readonly Spoil[] = [
  (body) => text(body),
  (body, next) => text(replaced(body, next)),
  (body, next) => text(replaced(body, next)),
  (body, next) => text(replaced(replaced(body, next), next)),
  (body, next) => {
    const entries = entriesOf(body);
    return text(Object.fromEntries(entries.filter((each) => each !== pick(entries, next))));
  },
  (body, next) => {
    const name = pick(['more', '__proto__', 'constructor', 'toString', '', 'id', 'user_id', 'plan'], next);
    const begun = text(body).replace(/\}$/, '');
    return `${begun}${begun === '{' ? '' : ','}${JSON.stringify(name)}:${text(pick(strange, next))}}`;
  },
  (body) => text(body).replace(/^\{/, `${text(body).slice(0, -1)},`),
  (body, next) => text(body).slice(0, Math.floor(next() * text(body).length)),
  (_body, next) => text(pick(strange, next)),
  () => nested(5_000),
  (body) => `${text(body)} ${text(body)}`,
  (body) => `\uFEFF${text(body)}`,
  () => '{"a":1e99999}',
  (body) => text(body).replace(/"(\w+)"(?=[,}])/, '1e99999'),
  () => '',
  () => 'NaN',
  () => 'a=b&c=d',
  () => `{"text":"${'a'.repeat(70_000)}"}`,
];

export const spoiled = (body: unknown, next: () => number): string => pick(spoils, next)(body, next);

const places = [
  '',
  ' ',
  '%',
  '%00',
  '%2e%2e',
  '..',
  '%F0%9F%99%82',
  '%ED%A0%80',
  'a'.repeat(5_000),
  '0',
  '-1',
  "' OR 1=1 --",
  'null',
  '5f0c3b1e-9a54-4a7e-8f3c-2b7d5a1c9e10',
  'eyJhbGciOiJub25lIn0.e30.',
].map((place) => place.replaceAll(' ', '%20'));

const queries = [
  '',
  '?',
  '?before=1.x',
  '?before=',
  '?before=99999999999999999999.%00',
  '?after=-1.-1',
  '?after=NaN.NaN&after=1.1',
  '?show=open&after=1e999.x',
  '?show=__proto__',
  '?search=%25%5F%5C',
  `?search=${'a'.repeat(3_000)}`,
  '?tag=%F0%9F%99%82&search=%00',
  '?return_to=//elsewhere.example',
  '?%00=%00',
];

/** A path with odd things for its parameters, and odd questions behind it. */
export function spoiledPath(path: string, next: () => number): string {
  const filled = path.replace(/:\w+/g, () => pick(places, next));
  return filled + (next() < 0.4 ? pick(queries, next) : '');
}

const headersOf: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'multipart/form-data' },
  { 'Content-Type': '' },
  { Origin: 'https://elsewhere.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Accept: 'application/x-ndjson' },
  { Accept: '*/*;q=x' },
  { Range: 'bytes=5-1' },
  { 'Stripe-Signature': 't=x,v1=' },
  { 'User-Agent': 'a'.repeat(4_000) },
  { Cookie: '__Host-session=a.b; __Host-known=~~~; __Host-device=.' },
  { Cookie: '__Host-session=; __Host-second_step=a.b.c; __Host-google=e30.e30.' },
  { Cookie: Array.from({ length: 100 }, (_, place) => `c${place}=${'v'.repeat(20)}`).join('; ') },
];

export const spoiledHeaders = (next: () => number): Record<string, string> => pick(headersOf, next);

export const otherMethod = (method: string, next: () => number): string =>
  next() < 0.05 ? pick(['PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'GET'], next) : method;
