import { TOTP } from 'otpauth';
import { configuredRelyingParty } from '#auth/passkeys/relying-party.ts';
import type { Bindings } from '#env.ts';
import { openApp, type Visitor } from '../auth/app.ts';
import { newAuthenticator } from './authenticator.ts';

/** Opens the app with the relying party from its configuration, as in production; a call cannot change it. */
export const openSite = (env: Partial<Bindings> = {}) =>
  openApp({ env, dependencies: { relyingParty: configuredRelyingParty } });

type Site = ReturnType<typeof openSite>;
type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>;

export const base = '/api/user/factors';

export const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** Sets up an authenticator app; `code` returns its current code. */
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

/** Requests a challenge and sends the device's response. */
export async function provePasskey(browser: Visitor, authenticator: Authenticator, path: string) {
  const { body: options } = await browser.post(path.replace(/\bpasskey$/, 'passkey-options'));
  return browser.post(path, { credential: await authenticator.answer(options) });
}
