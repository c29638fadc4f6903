import { type ChangeEvent, useId, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { planName } from '#contract/plans.ts';
import { account } from '#account/account.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { download } from '#browser/download.ts';
import { Section } from '#page-parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { failureInWords } from '#words/failures.ts';
import { calendarDay, dayInWords } from '#words/moments.ts';
import { FormBehindButton } from './forms/form-behind-button.tsx';
import { complaint, type PanelProps, SettingsForm } from './forms/settings-form.tsx';
import { useOwnProof } from './forms/use-own-proof.ts';

type Props = Pick<PanelProps, 'known' | 'say' | 'onDeleted'> & { onClose: () => void };

/** Warns that the rest of a paid term is lost with the account. */
function TermLost({ profile }: { profile: Profile }) {
  const { subscription_plan: plan, subscription_status: status, subscription_end: end } = profile;
  if (plan === 'free' || status !== 'active' || end === null) return null;
  return (
    <p className="note">
      <strong>{`${planName(plan)} is paid for until ${dayInWords(end)}.`}</strong> If you delete your account,
      you lose the time that is left.
    </p>
  );
}

function DeleteAccount({ known: { user, profile }, say, onDeleted, onClose }: Props) {
  const noteId = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<{ field: 'proof' }>();
  const [busy, setBusy] = useState(false);
  const proof = useOwnProof(user, { tab: 'data', resume: 'delete-account' });
  const hasPassword = user.auth_method !== 'oauth';

  const refuse = (text: string) => {
    setWrong({ field: 'proof' });
    say({ kind: 'error', text, more: 'Nothing was deleted.' });
  };

  const confirm = async (): Promise<void> => {
    say();
    const email = typed.trim().toLowerCase();
    if (hasPassword && typed === '') return refuse('Please enter your password to confirm account deletion');
    if (!hasPassword && email === '') {
      return refuse('Please enter your email address to confirm account deletion');
    }
    setBusy(true);
    const sent = await callWithSession('POST /api/user/delete', {
      body: hasPassword ? { password: typed } : { confirm_email: email },
    });
    const answer = await proof.unlessDue(sent, confirm, hasPassword ? typed : undefined);
    setBusy(false);
    if (answer === undefined) return undefined;
    if (answer.ok) {
      onDeleted(answer.data.message);
      return void account.signOut();
    }
    return refuse(failureInWords(answer, 'Failed to delete account'));
  };

  const edit = {
    name: 'proof',
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value);
      setWrong(undefined);
    },
    ...complaint(wrong !== undefined, noteId),
  };
  return (
    <>
      <SettingsForm
        label="Delete Account"
        submit="Confirm Delete"
        submitting="Deleting..."
        busy={busy}
        wrong={wrong}
        say={say}
        onSubmit={confirm}
        onClose={onClose}
      >
        <TermLost profile={profile} />
        {hasPassword ? (
          <>
            <input hidden readOnly type="text" autoComplete="username" value={user.email} />
            <PasswordField {...edit} label="Password" autoComplete="current-password" />
          </>
        ) : (
          <Field {...edit} label="Email" type="email" autoComplete="off" />
        )}
        <p id={noteId} className="field-note soft small">
          {hasPassword ? 'Your password confirms that it is you.' : `Type ${user.email} to confirm.`}{' '}
          Everything is deleted as soon as you confirm. Payments and sign-ins stay on record, without any link
          to you.
        </p>
      </SettingsForm>
      {proof.window}
    </>
  );
}

const formats = {
  txt: { label: 'Export Data', type: 'text/plain;charset=utf-8' },
  json: { label: 'Export as JSON', type: 'application/json' },
} as const;

type Format = keyof typeof formats;

function ExportData({ say }: Pick<PanelProps, 'say'>) {
  const [underWay, setUnderWay] = useState<Format>();

  const save = async (format: Format) => {
    say();
    setUnderWay(format);
    const answer = await callWithSession('GET /api/user/export');
    setUnderWay(undefined);
    if (!answer.ok) {
      const text = failureInWords(answer, 'Failed to export data');
      return say({ kind: 'error', text, more: 'No file was saved. Please try again.' });
    }
    const { readable_text, data } = answer.data;
    const content = format === 'txt' ? readable_text : JSON.stringify(data, null, 2);
    const { type } = formats[format];
    download(`user-data-${calendarDay(new Date())}.${format}`, new Blob([content], { type }));
    return say({ kind: 'success', text: 'Data exported successfully' });
  };

  return (
    <>
      <p>A file you can read, or the same as JSON for another program.</p>
      <p className="actions">
        {(['txt', 'json'] as const).map((format) => (
          <Button key={format} look="quiet" busy={underWay === format} onClick={() => void save(format)}>
            {formats[format].label}
          </Button>
        ))}
      </p>
    </>
  );
}

export const DataPanel = ({ known, say, onDeleted, resumed }: PanelProps) => (
  <>
    <Section title="Your data" note={<p>Everything we keep about you. Your texts are not kept.</p>}>
      <ExportData say={say} />
    </Section>
    <Section
      title="Delete the account"
      note={<p>This is permanent: nobody can restore the account, not even us.</p>}
    >
      <div className="deletion">
        <FormBehindButton
          label="Delete Account"
          openAtFirst={resumed === 'delete-account'}
          say={say}
          closed={
            <p>
              Your profile, plan, words and devices are deleted immediately. Records of payments stay, without
              your name. You may want to export your data first.
            </p>
          }
        >
          {(close) => <DeleteAccount {...{ known, say, onDeleted }} onClose={close} />}
        </FormBehindButton>
      </div>
    </Section>
  </>
);
