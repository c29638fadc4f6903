import { Hono } from 'hono';
import { accountOf } from '#auth/account.ts';
import { mayTryPasskey, tooMany } from '#auth/passwords/attempts.ts';
import type { AuthEnv } from '#auth/env.ts';
import { notifyOfFactor } from '#auth/factors/notifications.ts';
import { checkAnswer, requestOptions } from '#auth/passkeys/answering.ts';
import { inBrowser, inKnownBrowser } from '#auth/passkeys/challenges.ts';
import { record } from '#auth/record.ts';
import { finishEntering, linkWaiting, whoIsEntering } from '#auth/second-step.ts';
import { body } from '../body.ts';
import type { Account } from '#contract/account.ts';
import { passkeyAnswerBody } from '#contract/factor-schemas.ts';
import type { PasskeyRequest } from '#contract/factors.ts';
import { database } from '#db/client.ts';
import { findUser } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';

/** Sent instead of the code `passkey_unknown`, on which our page makes the browser forget the passkey. */
const ofAnAdmin = 'This passkey is for the admin page. It does not work here.';

/** Signs in with a passkey alone. The passkey identifies the account, so no address is typed. */
export const passkey = new Hono<AuthEnv>()
  .post('/options', async (c) =>
    c.json<PasskeyRequest>(await requestOptions(c, inKnownBrowser(c, 'sign-in'))),
  )
  .post('/', body(passkeyAnswerBody), async (c) => {
    if (!(await mayTryPasskey(c))) return tooMany(c);
    const checked = await checkAnswer(c, inBrowser(c, 'sign-in'), c.req.valid('json').credential);
    const owner = checked.ok ? checked.owner : checked.copyOf;
    const [user] = owner?.kind === 'user' ? await findUser(database(c.env), owner.id) : [];
    if (!checked.ok) {
      if (user === undefined) record(c, { kind: 'factor_failed' });
      else notifyOfFactor(c, { ...user, owner: { kind: 'user', id: user.id } }, 'passkey-copied');
      return failure(c, checked.code);
    }
    if (user === undefined) {
      record(c, { kind: 'factor_failed' });
      return failure(c, 'passkey_failed', ofAnAdmin);
    }
    const entering = await whoIsEntering(c);
    const entered = (entering?.user.id === user.id ? await linkWaiting(c, entering) : undefined) ?? user;
    if (!(await finishEntering(c, entered, 'passkey'))) return failure(c, 'passkey_failed');
    record(c, { kind: 'signed_in_by_passkey', userId: user.id });
    return c.json<Account>(accountOf(entered, c.get('now')()));
  });
