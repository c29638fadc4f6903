import { Hono } from 'hono';
import type { PrincipalEnv } from '#auth/factors/principal.ts';
import type { Factors } from '#contract/factors.ts';
import { batch } from '#db/batch.ts';
import { database } from '#db/client.ts';
import { listRecoveryCodes, selectAuthenticatorApp } from '#db/factors/authenticator-apps.ts';
import { listPasskeys } from '#db/factors/passkeys.ts';
import { authenticatorApp, recoveryCodes } from './authenticator-app.ts';
import { confirmation } from './confirmation.ts';
import { passkeys, passkeyToResponse } from './passkeys.ts';

/** Passkeys, authenticator app and recovery codes of the user or admin that the mounting route sets as principal. */
export const factors = new Hono<PrincipalEnv>()
  .get('/', async (c) => {
    const db = database(c.env);
    const { owner } = c.get('principal');
    const {
      passkeys: known,
      app: [app],
      codes,
    } = await batch(db, {
      passkeys: listPasskeys(db, owner),
      app: selectAuthenticatorApp(db, owner),
      codes: listRecoveryCodes(db, owner),
    });
    return c.json<Factors>({
      passkeys: known.map(passkeyToResponse),
      authenticator_app: app === undefined ? null : { added_at: app.createdAt.toISOString() },
      recovery_codes_left: codes.length,
    });
  })
  .route('/confirmation', confirmation)
  .route('/passkeys', passkeys)
  .route('/authenticator-app', authenticatorApp)
  .route('/recovery-codes', recoveryCodes);
