import type { Done } from './admin.ts';
import { nameLength } from './account.ts';
import { brand } from './brand.ts';

export const contactLimits = {
  nameChars: nameLength,
  emailChars: 254,
  subjectChars: 150,
  messageChars: 5_000,
  /** Per network, in 24 hours. */
  messagesPerDay: 20,
} as const;

export const answersWithinHours = 24;

/** Days that a message is kept after it was marked as done, and if it never is. */
export const messageDays = { done: 90, open: 365 } as const;

const { nameChars, subjectChars, messageChars } = contactLimits;

const entries = {
  name: { missing: 'Please enter your full name', most: nameChars },
  subject: { missing: 'Please enter a subject', most: subjectChars },
  message: { missing: 'Please enter a message', most: messageChars },
} as const;

/** Returns the error message for a field of the form; an empty string if the text is valid. */
export function complaintAbout(field: keyof typeof entries, text: string): string {
  const { missing, most } = entries[field];
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > most ? `A ${field} can have at most ${most} characters, and this one has ${length}` : '';
}

/** The word that the form asks for in urgent subjects, and that the admin's list highlights. */
export const urgentWord = 'URGENT';

/** Splits a subject before and after each urgent word. */
export const cutAtUrgent = (subject: string) => subject.split(new RegExp(`\\b(${urgentWord})\\b`, 'i'));

export const tooManyMessages = `You have sent many messages today. Please write to ${brand.supportEmail} instead.`;

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
