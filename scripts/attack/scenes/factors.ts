import { Secret, TOTP } from 'otpauth';
import { admin } from '../target.ts';
import { password, type Visitor } from '../visitor.ts';
import { call, type Scene, type Stage } from './scene.ts';

const base = '/api/user/factors';

const codeOf = (secret: string, away = 0) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + away * 30_000,
  });

/** Creates a user with an authenticator app and recovery codes. */
async function withApp({ person }: Stage) {
  const who = await person();
  const { body } = await who.demand('POST', `${base}/authenticator-app`);
  const confirm = (away: number) =>
    who.call('PUT', `${base}/authenticator-app`, { setup: body.setup, code: codeOf(body.secret, away) });
  // Confirms with the previous code, so that the current one is unused; if a new period has begun, with the current one.
  const early = await confirm(-1);
  const made = early.status === 200 ? early : await confirm(0);
  return { who, secret: String(body.secret), recovery: String(made.body.recovery_codes[0]) };
}

/** Creates a user with a passkey that cannot sign; its row in the database is all that the requests need. */
async function withPasskey({ person, target, id }: Stage) {
  const who = await person();
  const passkey = id('passkey');
  await target.ask(
    `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, synced, created_at)
     VALUES ('${passkey}', '${who.id}', 'A phone', 'AAAA', 0, '[]', 0, ${Date.now()})`,
  );
  return { who, passkey };
}

const challengeOf = async (who: Visitor, path: string) => (await who.demand('POST', path)).body.challenge;

const clientData = (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: 'http://localhost' })).toString('base64url');

const answerOf = (passkey: string, challenge: string) => ({
  credential: {
    id: passkey,
    rawId: passkey,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData('webauthn.get', challenge),
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    },
  },
});

/** Scenes of the sign-in methods besides a password, each as far as a script without a real passkey can go. */
export const factorScenes = {
  [`GET ${base}`]: async (stage) => ({ who: (await withApp(stage)).who, call: call('GET', base) }),
  [`POST ${base}/confirmation`]: async (stage) => {
    const { who, secret } = await withApp(stage);
    return { who, call: call('POST', `${base}/confirmation`, { password, code: codeOf(secret) }) };
  },
  [`POST ${base}/confirmation/passkey-options`]: async (stage) => ({
    who: (await withPasskey(stage)).who,
    call: call('POST', `${base}/confirmation/passkey-options`),
  }),
  [`POST ${base}/confirmation/passkey`]: async (stage) => {
    const { who, passkey } = await withPasskey(stage);
    const challenge = await challengeOf(who, `${base}/confirmation/passkey-options`);
    return { who, call: call('POST', `${base}/confirmation/passkey`, answerOf(passkey, challenge)) };
  },
  [`POST ${base}/passkeys/options`]: async ({ person }) => ({
    who: await person(),
    call: call('POST', `${base}/passkeys/options`),
  }),
  [`POST ${base}/passkeys`]: async ({ person }) => {
    const who = await person();
    const challenge = await challengeOf(who, `${base}/passkeys/options`);
    const credential = {
      ...answerOf('AAAA', challenge).credential,
      response: { clientDataJSON: clientData('webauthn.create', challenge), attestationObject: 'oGAA' },
    };
    return { who, call: call('POST', `${base}/passkeys`, { name: 'A phone', credential }) };
  },
  [`PUT ${base}/passkeys/:id`]: async (stage) => {
    const { who, passkey } = await withPasskey(stage);
    return { who, call: call('PUT', `${base}/passkeys/${passkey}`, { name: 'A key' }) };
  },
  [`DELETE ${base}/passkeys/:id`]: async (stage) => {
    const { who, passkey } = await withPasskey(stage);
    return { who, call: call('DELETE', `${base}/passkeys/${passkey}`) };
  },
  [`POST ${base}/authenticator-app`]: async ({ person }) => ({
    who: await person(),
    call: call('POST', `${base}/authenticator-app`),
  }),
  [`PUT ${base}/authenticator-app`]: async ({ person }) => {
    const who = await person();
    const { setup, secret } = (await who.demand('POST', `${base}/authenticator-app`)).body;
    return { who, call: call('PUT', `${base}/authenticator-app`, { setup, code: codeOf(secret) }) };
  },
  [`DELETE ${base}/authenticator-app`]: async (stage) => ({
    who: (await withApp(stage)).who,
    call: call('DELETE', `${base}/authenticator-app`),
  }),
  [`POST ${base}/recovery-codes`]: async (stage) => ({
    who: (await withApp(stage)).who,
    call: call('POST', `${base}/recovery-codes`),
  }),
  'POST /api/auth/second-step': async (stage) => {
    const { who, secret } = await withApp(stage);
    who.cookies.delete('__Host-session');
    await who.login();
    return { who, call: call('POST', '/api/auth/second-step', { code: codeOf(secret) }) };
  },
  'POST /api/auth/second-step, by a recovery code': async (stage) => {
    const { who, recovery } = await withApp(stage);
    who.cookies.delete('__Host-session');
    await who.login();
    return { who, call: call('POST', '/api/auth/second-step', { recovery_code: recovery }) };
  },
  'POST /api/auth/passkey/options': async ({ guest }) => ({
    who: guest(),
    call: call('POST', '/api/auth/passkey/options'),
  }),
  'POST /api/auth/passkey': async (stage) => {
    const { passkey } = await withPasskey(stage);
    const who = stage.guest();
    const challenge = await challengeOf(who, '/api/auth/passkey/options');
    return { who, call: call('POST', '/api/auth/passkey', answerOf(passkey, challenge)) };
  },
  'POST /api/auth/admin/login': async ({ guest }) => ({
    who: guest(),
    call: call('POST', '/api/auth/admin/login', admin),
  }),
} satisfies Record<string, Scene>;
