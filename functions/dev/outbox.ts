import { Hono } from 'hono';
import { day } from '#contract/time.ts';
import type { Bindings, HonoEnv } from '#env.ts';
import { inLog, type Mail, type Mailer } from '#mail/mail.ts';

const prefix = 'outbox:';
const shown = 100;
/** KV lists keys in ascending order, so a decreasing key puts the newest first. */
const countdown = (at: number) => String(Number.MAX_SAFE_INTEGER - at).padStart(16, '0');

let last = 0;

/** Mailer for development: keeps each mail for a day and prints its link in the terminal. */
export const outboxMailer = ({ KV }: Bindings): Mailer => ({
  async send(mail, id) {
    last = Math.max(Date.now(), last + 1);
    const link = /https?:\/\/\S+[?#]token=\S+/.exec(mail.text)?.[0];
    console.log(`Mail ${inLog(mail)}${link === undefined ? '' : `: ${link}`}`);
    await KV.put(`${prefix}${countdown(last)}:${id}`, JSON.stringify(mail), {
      expirationTtl: day / 1000,
      metadata: { to: mail.to },
    });
  },
});

export const outbox = new Hono<HonoEnv>().get('/', async (c) => {
  const to = c.req.query('to')?.toLowerCase();
  const { keys } = await c.env.KV.list<{ to: string }>({ prefix });
  const wanted = keys.filter(({ metadata }) => to === undefined || metadata?.to === to).slice(0, shown);
  const found = await Promise.all(wanted.map(({ name }) => c.env.KV.get<Mail>(name, 'json')));
  return c.json({ messages: found.filter((mail) => mail !== null) });
});
