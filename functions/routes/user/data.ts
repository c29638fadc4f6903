import { retryInCall } from '#auth/env.ts';
import { Hono } from 'hono';
import { forgetBrowser } from '#auth/sessions/known-browser.ts';
import { mayExport, tooMany } from '#auth/passwords/attempts.ts';
import { exportStream } from '#auth/export/stream.ts';
import { asUser, type PrincipalEnv } from '#auth/factors/principal.ts';
import { refusePasswordAlone, refuseUnproved } from '#auth/factors/proof.ts';
import { requireUser, type SignedInEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { dropSessionCookie } from '#auth/sessions/sessions.ts';
import { body } from '../body.ts';
import type { Deletion } from '#contract/account.ts';
import { deleteAccountBody, deletionNeedsPassword } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { deletePerson } from '#db/person.ts';
import { failure } from '#middleware/failure.ts';
import { accountDeletedMail } from '#mail/templates/account-and-billing.ts';
import { sendMail } from '#mail/mailer.ts';
import { report } from '#observability/logs.ts';

/** Data & Privacy: export and deletion. */
export const data = new Hono<PrincipalEnv & SignedInEnv>()
  .get('/export', requireUser, async (c) => {
    const now = c.get('now')();
    const user = c.get('user');
    if (!(await mayExport(c, user.id))) return tooMany(c);
    record(c, { kind: 'data_exported', userId: user.id });
    const stream = exportStream(database(c.env), user, now, {
      again: (work) => retryInCall(c, work),
      onFailure: (error) => report(c, 'exporting', error),
    });
    return c.body(stream, 200, { 'Content-Type': 'application/json' });
  })
  .post('/delete', requireUser, asUser, body(deleteAccountBody), async (c) => {
    const proof = c.req.valid('json');
    const user = c.get('user');
    if (user.passwordHash === null) {
      if (!('confirm_email' in proof)) return failure(c, 'no_password');
      if (proof.confirm_email !== user.email) return failure(c, 'email_mismatch');
      const refused = await refuseUnproved(c, c.get('principal'));
      if (refused !== null) return refused;
    } else {
      if (!('password' in proof)) return failure(c, 'invalid_input', deletionNeedsPassword);
      const refused = await refusePasswordAlone(c, proof.password);
      if (refused !== null) return refused;
    }
    const records = await deletePerson(database(c.env), user);
    if (records === 0) return failure(c, 'not_signed_in');
    record(c, { kind: 'account_deleted' });
    dropSessionCookie(c);
    forgetBrowser(c, user);
    sendMail(c, accountDeletedMail(user, records));
    return c.json<Deletion>({
      message: `Account deleted successfully. ${records} records were removed.`,
      details: { total_records_deleted: records },
    });
  });
