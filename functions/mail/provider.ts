import { brand } from '#contract/brand.ts';
import type { Bindings } from '#env.ts';
import { note } from '#observability/logs.ts';
import { inLog, type Mail, type Mailer } from './mail.ts';
import { MailRefused, deliveryErrorOf } from './delivery-errors.ts';

async function post(endpoint: string, key: string, from: string, mail: Mail, id: string): Promise<void> {
  const { to, subject, text, html, replyTo } = mail;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({ from, to: [to], subject, text, html, ...(replyTo && { reply_to: replyTo }) }),
    // A mail may contain a link that opens an account, so it must not follow a redirect to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new MailRefused(answer.status);
}

/** Whether an immediate retry makes sense; it does not when the provider refused the mail. */
const isWorthRepeating = (error: unknown) => ['unreachable', 'busy'].includes(deliveryErrorOf(error));

/** Sends mails through the API of Resend, which other providers also offer. Retries once at once when that makes sense. */
export function mailProvider(env: Bindings): Mailer {
  const { MAIL_ENDPOINT: endpoint = 'https://api.resend.com/emails', MAIL_KEY: key } = env;
  const from = env.MAIL_FROM ?? `${brand.name} <${brand.supportEmail}>`;
  return {
    isOff: key === undefined,
    async send(mail, id) {
      if (key === undefined) {
        note('mail', `Not sent, since no mail provider is set up: ${inLog(mail)}`);
        return;
      }
      try {
        await post(endpoint, key, from, mail, id);
      } catch (error) {
        if (!isWorthRepeating(error)) throw error;
        await post(endpoint, key, from, mail, id);
      }
    },
  };
}
