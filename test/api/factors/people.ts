import { TOTP } from 'otpauth';
import { configuredRelyingParty } from '#auth/passkeys/relying-party.ts';
import type { Bindings } from '#env.ts';
import { openApp, type Visitor } from '../auth/app.ts';
import { newAuthenticator } from './authenticator.ts';

/** As in production the site is the brand's, whatever a call says. */
export const openSite = (env: Partial<Bindings> = {}) =>
  openApp({ env, dependencies: { relyingParty: configuredRelyingParty } });

type Site = ReturnType<typeof openSite>;
type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>;

export const base = '/api/user/factors';

export const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** Sets up an app; `code` is what it shows now. */
export async function setUpApp(app: Site, browser: Visitor, path = base) {
  const { body } = await browser.post(`${path}/authenticator-app`);
  const { secret, setup } = body;
  const code = () => codeAt(secret, app.now());
  const answer = await browser.put(`${path}/authenticator-app`, { setup, code: code() });
  const recoveryCodes: string[] = answer.body.recovery_codes;
  return { secret, code, recoveryCodes, answer };
}

export async function addPasskey(browser: Visitor, path = base) {
  const authenticator = await newAuthenticator();
  const { body: options } = await browser.post(`${path}/passkeys/options`);
  const credential = authenticator.create(options);
  const answer = await browser.post(`${path}/passkeys`, { name: 'Laptop', credential });
  return { authenticator, answer };
}

/** Asks for a question, and sends what the device answers. */
export async function provePasskey(browser: Visitor, authenticator: Authenticator, path: string) {
  const { body: options } = await browser.post(path.replace(/\bpasskey$/, 'passkey-options'));
  return browser.post(path, { credential: await authenticator.answer(options) });
}
