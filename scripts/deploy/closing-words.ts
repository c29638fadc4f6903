import { brand } from '#contract/brand.ts';
import { ownerClaims, unconfirmedClaims } from '#contract/claims.ts';
import { inFigures } from '#contract/figures.ts';
import { limits } from '#contract/limits.ts';
import { paymentLinks, type Settings } from '../local/settings.ts';
import type { Account } from './account.ts';

type Part = { what: string; off: (has: (name: string) => boolean) => boolean; switchOn: string };

const putSecrets = (...names: string[]) =>
  names.map((name) => `npx wrangler secret put ${name}`).join(' && ');

const parts: Part[] = [
  {
    what: 'Sign-in with Google',
    off: (has) => !has('GOOGLE_CLIENT_ID') || !has('GOOGLE_CLIENT_SECRET'),
    switchOn: putSecrets('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
  },
  { what: 'Mail', off: (has) => !has('MAIL_KEY'), switchOn: putSecrets('MAIL_KEY') },
  {
    what: 'Payments',
    off: (has) => !has('STRIPE_WEBHOOK_SECRET') || !paymentLinks.every(has),
    switchOn: `${putSecrets('STRIPE_WEBHOOK_SECRET')}, and ${paymentLinks[0]} with the other three links under [vars]`,
  },
  {
    what: 'The check that a person is here',
    off: (has) => !has('TURNSTILE_SITE_KEY') || !has('TURNSTILE_SECRET_KEY'),
    switchOn: putSecrets('TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'),
  },
  {
    what: 'The security log kept outside of Cloudflare too',
    off: (has) => !has('SECURITY_LOG_URL'),
    switchOn: putSecrets('SECURITY_LOG_URL', 'SECURITY_LOG_KEY'),
  },
  {
    what: 'A language model as the engine',
    off: (has) => !has('HUMANIZER_ENGINE'),
    switchOn:
      'HUMANIZER_ENGINE = "workers-ai" and HUMANIZER_MODEL = "@cf/…" under [vars] of wrangler.toml, then `npm run deploy`',
  },
];

/** Returns the optional parts that are off, each with instructions to switch it on. */
const stillOff = (vars: Settings, ofWorker: string[]): string[] =>
  parts
    .filter(({ off }) => off((name) => ofWorker.includes(name) || vars[name] !== undefined))
    .map(({ what, switchOn }) => `  ${what}: ${switchOn}`);

/** Returns the final message: where the product runs, and what its owner can do next. */
export function closingWords(address: string, vars: Settings, { secrets }: Account): string {
  const words = [`\n${brand.name} runs at ${address}`];
  if (secrets === undefined) words.push('Make yourself an admin: npm run admin -- you@your-domain');
  if (brand.domain.endsWith('.example')) {
    words.push(
      `Mails and links still name ${brand.origin}: functions/contract/brand.ts has name, domain and addresses.`,
    );
  }
  if (secrets?.includes('SIGNING_KEY_NEXT')) {
    words.push(
      'SIGNING_KEY_NEXT signs, and SIGNING_KEY is still good: docs/deploy.md says how the change ends.',
    );
  }
  if (vars.HUMANIZER_ENGINE === 'workers-ai') {
    const most = inFigures(Number(vars.MODEL_WORDS_A_DAY ?? limits.modelWordsADay));
    words.push(
      `${String(vars.HUMANIZER_MODEL)} of Cloudflare rewrites up to ${most} words a day, and our rules the rest. HUMANIZER_ENGINE = "rules" under [vars] is for the rules alone.`,
    );
  }
  const claims = unconfirmedClaims(ownerClaims);
  if (claims.length > 0) {
    words.push(
      'Not confirmed in functions/contract/claims.ts, so the home page shows measured figures in their place:',
      ...claims.map((claim) => `  ${claim}`),
    );
  }
  const off = stillOff(vars, secrets ?? []);
  if (off.length > 0) words.push('Optional, and off until you want it:', ...off);
  return words.join('\n');
}
