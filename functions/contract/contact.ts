import type { Done } from './admin.ts';
import { nameLength } from './account.ts';
import { brand } from './brand.ts';

export const contactLimits = {
  nameChars: nameLength,
  emailChars: 254,
  subjectChars: 150,
  messageChars: 5_000,
  /** Of one network, in 24 hours. */
  messagesPerDay: 20,
} as const;

export const answersWithinHours = 24;

/** How long a message is kept after it was marked as done, and if it never is. */
export const messageDays = { done: 90, open: 365 } as const;

const { nameChars, subjectChars, messageChars } = contactLimits;

const entries = {
  name: { missing: 'Please enter your full name', most: nameChars },
  subject: { missing: 'Please enter a subject', most: subjectChars },
  message: { missing: 'Please enter a message', most: messageChars },
} as const;

/** What is wrong with an entry of the form, in words; nothing where it is right. */
export function complaintAbout(field: keyof typeof entries, text: string): string {
  const { missing, most } = entries[field];
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > most ? `A ${field} can have at most ${most} characters, and this one has ${length}` : '';
}

/** What the form asks to write into the subject, and what the admin's list marks. */
export const urgentWord = 'URGENT';

/** A subject, cut where the word begins and ends. */
export const cutAtUrgent = (subject: string) => subject.split(new RegExp(`\\b(${urgentWord})\\b`, 'i'));

export const tooManyMessages = `You have sent many messages today. Please write to ${brand.supportEmail} instead.`;

/** `id`: chosen by the browser, so that a message sent twice arrives once. */
export type NewMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  id?: string;
  /** No person sees this field of the form. */
  leave_empty?: string;
};

export type ContactMessage = {
  id: string;
  at: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  done: Done;
};

export type ContactMessages = { messages: ContactMessage[]; next: string | null };
