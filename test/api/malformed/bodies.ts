import * as fc from 'fast-check';
import { type ZodType, z } from 'zod';

type Shape = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  format?: string;
};

/** Valid values for fields whose rules a JSON schema cannot express. */
const validFields: Record<string, unknown> = {
  email: 'ada@mail.example',
  new_email: 'grace@mail.example',
  confirm_email: 'ada@mail.example',
  username: 'admin@mail.example',
  password: 'correct horse',
  new_password: 'battery staple',
  current_password: 'correct horse',
  full_name: 'Ada Lovelace',
  code: '123456',
  text: 'Moreover, the committee will utilize it in order to leverage a framework.',
  message: 'How many words are left to me this month, and when do they come back?',
  content: '<p>Words.</p>',
  image_url: 'https://mail.example/a.png',
};

function validValue(shape: Shape, name = ''): fc.Arbitrary<unknown> {
  const several = shape.anyOf ?? shape.oneOf;
  if (validFields[name] !== undefined) return fc.constant(validFields[name]);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (several !== undefined) return fc.oneof(...several.map((each) => validValue(each, name)));
  if (shape.allOf?.[0] !== undefined) return validValue(shape.allOf[0], name);
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {});
      const model = Object.fromEntries(fields.map(([key, each]) => [key, validValue(each, key)]));
      return fc.record<Record<string, unknown>>(model, { requiredKeys: shape.required ?? [] });
    }
    case 'array':
      return fc.array(validValue(shape.items ?? {}, name), { maxLength: 3 });
    case 'number':
    case 'integer':
      return fc.integer({ min: 0, max: 100 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return shape.format === 'uuid' ? fc.uuid() : fc.string({ minLength: 1 });
  }
}

const validBody = (schema: ZodType): fc.Arbitrary<unknown> =>
  validValue(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))));

const strangeValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\uD800',
    '\u202Egnp.exe',
    "'; DROP TABLE users; --",
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '\u2800'.repeat(2_000),
    'e\u0301'.repeat(5_000),
    'a'.repeat(60_000),
    `${'a'.repeat(100)}@${'b'.repeat(150)}.example`,
    2 ** 53,
    -1e308,
    Array.from({ length: 3_000 }, () => 'a'),
  ),
);

const strangeKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '', 'id', 'user_id', 'plan'),
  fc.string(),
);

const notJson = fc.constantFrom(
  '',
  'NaN',
  'a=b&c=d',
  '{"a":1e99999}',
  '\uFEFF{}',
  '{} {}',
  '['.repeat(5_000) + ']'.repeat(5_000),
  `{"text":"${'a'.repeat(70_000)}"}`,
);

const entriesOf = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null ? Object.entries(body) : [];

/** Returns the body with one value replaced, at any depth. */
function replaceOne(body: unknown, value: unknown, places: readonly number[]): unknown {
  const entries = entriesOf(body);
  const [place, ...deeper] = places;
  const found = place === undefined ? undefined : entries[place % Math.max(1, entries.length)];
  if (found === undefined || Array.isArray(body)) return value;
  return { ...Object.fromEntries(entries), [found[0]]: replaceOne(found[1], value, deeper) };
}

/** Generates bodies that the schema accepts, and bodies that differ from these in each possible way. */
export function bodyFor(schema: ZodType): fc.Arbitrary<string> {
  const valid = validBody(schema);
  const text = valid.map((body) => JSON.stringify(body));
  return fc.oneof(
    text,
    {
      arbitrary: fc
        .tuple(valid, strangeValue, fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }))
        .map(([body, value, places]) => JSON.stringify(replaceOne(body, value, places))),
      weight: 3,
    },
    fc
      .tuple(valid, fc.nat(20))
      .map(([body, at]) => JSON.stringify(Object.fromEntries(entriesOf(body).toSpliced(at % 4, 1)))),
    fc
      .tuple(text, strangeKey, strangeValue)
      .map(([body, key, value]) => `{${JSON.stringify(key)}:${JSON.stringify(value)},${body.slice(1)}`),
    fc.tuple(text, fc.nat(200)).map(([body, length]) => body.slice(0, length)),
    strangeValue.map((value) => JSON.stringify(value)),
    notJson,
  );
}
