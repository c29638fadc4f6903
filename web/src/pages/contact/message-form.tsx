import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { complaintAbout, contactLimits } from '#contract/contact.ts';
import { useAccount } from '#account/account.ts';
import { call } from '#api-client';
import { session } from '#browser/storage.ts';
import { notSent, urgentHint } from '#content/contact.ts';
import { mailTo } from '#navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useInBrowser } from '#ui/in-browser.ts';
import { failureSentence } from '#words/failures.ts';

/** Name and email address are left out, because neither is ever stored in the browser. */
export type Draft = { subject: string; message: string };

const key = 'contact_draft';

function keptDraft(): Draft | null {
  const kept = session.readJson(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const subject: unknown = Reflect.get(kept, 'subject');
  const message: unknown = Reflect.get(kept, 'message');
  return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : null;
}

const keepDraft = ({ subject, message }: Draft) =>
  void session.write(key, JSON.stringify({ subject, message }));

const forgetDraft = () => session.remove(key);

const judged = ['name', 'subject', 'message'] as const;

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`The form has no field "${name}".`);
};

function entriesOf(form: HTMLFormElement) {
  const entry = (name: string) => fieldOf(form, name).value;
  return {
    name: entry('name').trim(),
    email: entry('email').trim(),
    subject: entry('subject'),
    message: entry('message'),
    leave_empty: entry('leave_empty'),
  };
}

function fillEmpty(form: HTMLFormElement, entries: Record<string, string>) {
  for (const [name, value] of Object.entries(entries)) {
    const field = fieldOf(form, name);
    if (field.value === '') field.value = value;
  }
}

/** Sets our validation messages, which the browser reports beside the fields. */
function judge(form: HTMLFormElement) {
  for (const name of judged) {
    const field = fieldOf(form, name);
    field.setCustomValidity(field.value === '' ? '' : complaintAbout(name, field.value));
  }
}

/** The fields are uncontrolled, so they keep what was typed before this script loaded. */
export function MessageForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  /** Id of the current message, so that it arrives once even if it is sent twice. */
  const id = useRef<string>(undefined);
  const account = useAccount();
  const ready = useInBrowser();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ sentence: string; lost: boolean }>();
  const messageId = useId();
  const hintId = useId();

  useEffect(() => {
    if (form.current === null) return;
    fillEmpty(form.current, keptDraft() ?? {});
    judge(form.current);
  }, []);
  useEffect(() => {
    if (form.current === null || account.phase !== 'signed-in') return;
    fillEmpty(form.current, { name: account.user.full_name, email: account.user.email });
  }, [account]);

  function edit(event: FormEvent<HTMLFormElement>) {
    id.current = undefined;
    judge(event.currentTarget);
    keepDraft(entriesOf(event.currentTarget));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const body = entriesOf(event.currentTarget);
    id.current ??= crypto.randomUUID();
    setBusy(true);
    setError(undefined);
    const answer = await call('POST /api/contact', { body: { ...body, id: id.current } });
    setBusy(false);
    if (answer.ok) {
      forgetDraft();
      return onSent();
    }
    if (answer.code === 'message_id_taken') id.current = undefined;
    const broken = answer.code === 'internal_error';
    const sentence = broken
      ? `${notSent}. What you wrote is still here: try again in a moment.`
      : failureSentence(answer, notSent);
    return setError({ sentence, lost: broken || answer.status === 0 });
  }

  return (
    <form ref={form} className="form message-form with-script" method="post" onInput={edit} onSubmit={send}>
      <div className="two-up stack-4">
        <Field label="Name" name="name" autoComplete="name" required />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={contactLimits.emailChars}
          required
        />
      </div>
      <Field label="Subject" name="subject" aria-describedby={hintId} required />
      <p id={hintId} className="field-note soft small">
        {urgentHint}
      </p>
      <div className="field">
        <label htmlFor={messageId}>Message</label>
        <textarea id={messageId} name="message" className="field-input" rows={6} required />
      </div>
      <div className="visually-hidden" aria-hidden>
        <label>
          Leave this field empty
          <input name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {error !== undefined && (
        <p className="form-error" role="alert">
          {error.sentence}
          {error.lost && (
            <>
              {' '}
              You can also write to <a href={mailTo()}>{brand.supportEmail}</a>.
            </>
          )}
        </p>
      )}
      <p className="actions">
        {/* Disabled until the script has loaded; before that, the browser would send the form itself. */}
        <Button type="submit" disabled={!ready} busy={busy}>
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
      </p>
    </form>
  );
}
