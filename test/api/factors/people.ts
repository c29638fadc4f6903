import { TOTP } from 'otpauth';
import { configuredRelyingParty } from '#auth/passkeys/relying-party.ts';
import type { Bindings } from '#env.ts';
import { openApp, somebody, type Visitor } from '../auth/app.ts';
import { newAuthenticator } from './authenticator.ts';

/** As in production the site is the brand's, whatever a call says. */
export const openSite = (env: Partial<Bindings> = {}) =>
  openApp({ env, dependencies: { relyingParty: configuredRelyingParty } });

export type Site = ReturnType<typeof openSite>;

const base = '/api/user/factors';

/** Somebody whose address is confirmed, signed in just now. */
export async function newPerson(app: Site) {
  const email = somebody();
  const browser = app.visitor();
  await browser.register(email);
  await browser.post('/api/auth/verify-email', { token: await app.token(email) });
  return { email, browser };
}

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

export async function addPasskey(browser: Visitor, name = 'Laptop', path = base) {
  const authenticator = await newAuthenticator();
  const { body: options } = await browser.post(`${path}/passkeys/options`);
  const answer = await browser.post(`${path}/passkeys`, { name, credential: authenticator.create(options) });
  return { authenticator, answer };
}
