import { session } from '#browser/storage.ts';

/** Name and address are left out: neither is ever kept in the browser. */
export type Draft = { subject: string; message: string };

const key = 'contact_draft';

export function keptDraft(): Draft | null {
  const kept = session.readJson(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const subject: unknown = Reflect.get(kept, 'subject');
  const message: unknown = Reflect.get(kept, 'message');
  return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : null;
}

export const keepDraft = ({ subject, message }: Draft) =>
  void session.write(key, JSON.stringify({ subject, message }));

export const forgetDraft = () => session.remove(key);
