import { brand } from '#contract/brand.ts';
import { escapeHtml } from '#contract/post-html.ts';
import { retention } from '#contract/retention.ts';
import type { User } from '#db/users.ts';
import type { Mail } from '../mail.ts';

export type MailContent = {
  to: string;
  /** Null for an unconfirmed address, since a stranger may have chosen both the address and the name. */
  name: string | null;
  subject: string;
  paragraphs: string[];
  /** `runsOut`: the link expires after `retention.linkHours`; the mail is not sent later than that. */
  link?: { label: string; url: string; runsOut?: true };
  /** Shown below the link in small print. */
  note?: string;
};

export type Recipient = Pick<User, 'email' | 'emailVerifiedAt' | 'fullName'>;

export const to = ({ email, emailVerifiedAt, fullName }: Recipient) => ({
  to: email,
  name: emailVerifiedAt === null ? null : fullName,
});

/** Validity of a mailed link. */
export const worksOnce = `works once, for ${retention.linkHours} hours`;

/** Returns the URL of the page with account activity and active sessions. */
export const securityPage = (origin: string) => `${origin}/account-settings?tab=security`;

const paper = 'margin:0;padding:32px 16px;background:#f6f3ec;color:#23201b';
const column =
  'max-width:34rem;margin:0 auto;padding:32px;background:#fffdf8;border-radius:8px;font:16px/1.6 Georgia,serif';
const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#23201b;color:#fffdf8;text-decoration:none';
const small = 'font-size:14px;color:#6b645a';

const greeting = ({ name }: MailContent) => (name === null ? 'Hello,' : `Hello ${name},`);

function inHtml(content: MailContent): string {
  const { subject, paragraphs, link, note } = content;
  const lines = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  const url = link && escapeHtml(link.url);
  const action = link
    ? `<p style="margin:28px 0"><a href="${url}" style="${button}">${escapeHtml(link.label)}</a></p>
<p style="${small}">Or open this address: <a href="${url}" style="color:inherit;word-break:break-all">${url}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${paper}">
<div style="${column}">
<p>${escapeHtml(greeting(content))}</p>
${lines}
${action}
${note === undefined ? '' : `<p style="${small}">${escapeHtml(note)}</p>`}
<p style="${small}">${brand.name} · <a href="mailto:${brand.supportEmail}" style="color:inherit">${brand.supportEmail}</a></p>
</div>
</body>
</html>
`;
}

function inText(content: MailContent): string {
  const { paragraphs, link, note } = content;
  const parts = [
    greeting(content),
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(note === undefined ? [] : [note]),
    `-- \n${brand.name}\n${brand.supportEmail}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

export function mailOf(content: MailContent): Mail {
  const { subject, link } = content;
  const keptHours = link?.runsOut ? retention.linkHours : retention.mailDays * 24;
  return { to: content.to, subject, text: inText(content), html: inHtml(content), keptHours };
}
