import { type FormEvent, useState } from 'react';
import { failures } from '#contract/errors.ts';
import { AdminBar } from '#admin/admin-bar.tsx';
import { mayBeAdmin, noticeAdminEnd, refusesAdmin } from '#admin/admin.ts';
import { call } from '#api-client';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { failureInWords } from '#words/failures.ts';
import { SignInHere } from './signing-in/sign-in-here.tsx';

type Said = { text: string; failed: boolean };

const inWords = (ended: number) => {
  if (ended === 0) return 'Nobody is signed in with this address.';
  return ended === 1 ? 'Done: one device is signed out.' : `Done: ${ended} devices are signed out.`;
};

export function AdminSessions() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const [refusal, setRefusal] = useState<string | undefined>(
    mayBeAdmin() ? undefined : failures.admin_required.sentence,
  );
  if (refusal !== undefined) return <SignInHere sentence={refusal} onDone={() => setRefusal(undefined)} />;

  async function end(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    const answer = noticeAdminEnd(await call('POST /api/admin/sessions/end', { body: { email } }));
    setBusy(false);
    if (answer.ok) return setSaid({ text: inWords(answer.data.ended), failed: false });
    if (refusesAdmin(answer.code)) return setRefusal(answer.error);
    return setSaid({ text: failureInWords(answer, 'Nobody could be signed out'), failed: true });
  }

  return (
    <>
      <AdminBar />
      <header className="page-head stack-2">
        <h1 tabIndex={-1}>Sign somebody out</h1>
        <p>
          For someone who lost a device or whose account was taken over. We sign them out everywhere and email
          them. You don’t see their account.
        </p>
      </header>
      <form className="form passage-form" onSubmit={end}>
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <output className={said?.failed ? 'form-error' : 'form-message'}>{said?.text}</output>
        <Button type="submit" busy={busy}>
          {busy ? 'Please wait...' : 'Sign Out Everywhere'}
        </Button>
      </form>
    </>
  );
}
