import { env } from 'cloudflare:workers';
import type { BodyOf, contactBody } from '#contract/schemas.ts';
import type { Visitor } from '../auth/app.ts';

let written = 0;

/** A message with a unique subject. */
export const newMessage = (more: Partial<BodyOf<typeof contactBody>> = {}): BodyOf<typeof contactBody> => ({
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  subject: `Question ${++written} of ${crypto.randomUUID()}`,
  message: 'Dear all,\n\nhow does it work?\nAda',
  ...more,
});

export const send = (browser: Visitor, message: unknown) => browser.post('/api/contact', message);

/** The stored messages with this subject. */
export async function stored(subject: string) {
  const rows = env.DB.prepare('SELECT * FROM contact_messages WHERE subject = ?').bind(subject);
  return (await rows.all()).results;
}
