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
  minimum?: number;
  maximum?: number;
};

/** What fields hold whose form a schema cannot say in words of JSON Schema. */
const fields: Record<string, unknown> = {
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
  run_id: 'run_of_nobody',
  content: '<p>Words.</p>',
  subject: 'A question about words',
  message: 'How many words are left to me this month, and when do they come back?',
  image_url: 'https://mail.example/a.png',
  tags: 'words, and more',
};

function sampleOf(shape: Shape, name: string, next: () => number): unknown {
  if (fields[name] !== undefined) return fields[name];
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[Math.floor(next() * shape.enum.length)];
  const several = shape.anyOf ?? shape.oneOf;
  if (several !== undefined) return sampleOf(several[Math.floor(next() * several.length)] ?? {}, name, next);
  const [first] = shape.allOf ?? [];
  if (first !== undefined) return sampleOf(first, name, next);
  switch (shape.type) {
    case 'object': {
      const wanted = Object.entries(shape.properties ?? {}).filter(
        ([key]) => shape.required?.includes(key) || next() < 0.7,
      );
      return Object.fromEntries(wanted.map(([key, each]) => [key, sampleOf(each, key, next)]));
    }
    case 'array':
      return Array.from({ length: Math.floor(next() * 3) }, () => sampleOf(shape.items ?? {}, name, next));
    case 'number':
    case 'integer':
      return Math.min(Math.max(1, shape.minimum ?? 0), shape.maximum ?? 100);
    case 'boolean':
      return next() < 0.5;
    case 'null':
      return null;
    default:
      if (shape.format === 'uuid') return '5f0c3b1e-9a54-4a7e-8f3c-2b7d5a1c9e10';
      return shape.format === 'date-time' ? '2026-11-20T12:00:00.000Z' : 'words';
  }
}

const shapes = new Map<ZodType, Shape>();

function shapeOf(schema: ZodType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const shape: Shape = JSON.parse(JSON.stringify(made));
  shapes.set(schema, shape);
  return shape;
}

/** A body as a schema wants it. */
export const bodyFor = (schema: ZodType, next: () => number): unknown => sampleOf(shapeOf(schema), '', next);
