import { brand } from '#contract/brand.ts';
import type { Settings } from '../local/settings.ts';
import type { Account } from './account.ts';
import { stillOff } from './optional.ts';

/** Where the product runs now, and what its owner may do next. */
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
  const off = stillOff(vars, secrets ?? []);
  if (off.length > 0) words.push('Optional, and off until you want it:', ...off);
  return words.join('\n');
}
