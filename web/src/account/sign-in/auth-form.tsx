import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { nameLength, passwordHint, passwordLength, passwordTooShort } from '#contract/account.ts';
import type { SecondStep } from '#contract/factors.ts';
import { checkWords } from '#content/captcha.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { authModes, type Outcome, type Wrong } from './auth-modes.ts';
import type { AuthMode } from './sign-in-request.ts';

const Captcha = lazy(() => import('#page-parts/captcha.tsx'));

/** `failed`: why the last captcha token was not accepted, or empty. */
const SignUpCheck = ({ failed, onPassed }: { failed: string; onPassed: (token: string) => void }) => (
  <>
    <FormError>{failed}</FormError>
    <LazyPart failed={CheckDidNotLoad}>
      <Captcha onPassed={onPassed} />
    </LazyPart>
  </>
);

const CheckDidNotLoad = () => <FormError>{checkWords.failed}</FormError>;

/** `email`: the address that was typed in another mode. */
type Props = {
  mode: AuthMode;
  email: string;
  onForgotten: (email: string) => void;
  onSecondStep: (due: SecondStep) => void;
};

/** Delay in ms before the form can be sent again; an address gets at most one such email a minute. */
const rest = 60_000;

function entry(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const missing = {
  full_name: 'Please enter your full name',
  email: 'Please enter your email address',
  password: 'Please enter your password',
} as const;

/** Validates the fields by their attributes, with our own messages. */
function wrongIn(form: HTMLFormElement): Wrong {
  const wrong: Wrong = {};
  for (const name of ['full_name', 'email', 'password'] as const) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || field.validity.valid) continue;
    if (field.validity.valueMissing) wrong[name] = missing[name];
    else wrong[name] = name === 'email' ? 'Please enter a valid email address' : passwordTooShort;
  }
  return wrong;
}

/** Values of `autocomplete`. In the sign-in form, the browser also offers this site's passkeys. */
const addressHint: Record<AuthMode, string> = {
  signin: 'username webauthn',
  signup: 'email',
  'forgot-password': 'username',
};

/** Remounted for each mode, which clears its fields, error and message. */
export function AuthForm({ mode, email, onForgotten, onSecondStep }: Props) {
  const { submit, send } = authModes[mode];
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const wrong = outcome && 'wrong' in outcome ? outcome.wrong : {};
  const [resting, setResting] = useState(false);
  const entries = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), rest);
    return () => clearTimeout(timer);
  }, [resting]);

  function refuse(found: Wrong) {
    setOutcome({ wrong: found });
    entries.current?.querySelector<HTMLInputElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  }

  /** Removes the error of the field that is being edited. */
  function edit({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.name in wrong)
      setOutcome({ wrong: { ...wrong, [target.name]: undefined } });
  }

  async function submitEntries(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || resting) return;
    const found = wrongIn(event.currentTarget);
    if (Object.keys(found).length > 0) return refuse(found);
    await sendEntries(new FormData(event.currentTarget));
  }

  async function sendEntries(form: FormData, human_check?: string) {
    setBusy(true);
    setOutcome(undefined);
    const sent = await send({
      email: entry(form, 'email').trim().toLowerCase(),
      password: entry(form, 'password'),
      full_name: entry(form, 'full_name').trim(),
      ...(human_check !== undefined && { human_check }),
    });
    setBusy(false);
    if (sent && 'second_step' in sent) return onSecondStep(sent);
    setResting(sent !== undefined && 'message' in sent);
    return sent && 'wrong' in sent ? refuse(sent.wrong) : setOutcome(sent);
  }

  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    onForgotten(currentTarget.form === null ? '' : entry(new FormData(currentTarget.form), 'email'));

  return (
    <form ref={entries} className="form" onInput={edit} onSubmit={submitEntries} noValidate>
      {mode === 'signup' && (
        <Field
          ref={firstField}
          label="Full Name"
          name="full_name"
          autoComplete="name"
          maxLength={nameLength}
          wrong={wrong.full_name}
          required
        />
      )}
      <Field
        ref={mode === 'signup' ? undefined : firstField}
        label="Email"
        name="email"
        type="email"
        autoComplete={addressHint[mode]}
        defaultValue={email}
        onChange={() => setResting(false)}
        wrong={wrong.email}
        required
      />
      {mode !== 'forgot-password' && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
          minLength={mode === 'signup' ? passwordLength.min : undefined}
          maxLength={passwordLength.max}
          hint={mode === 'signup' ? passwordHint : undefined}
          wrong={wrong.password}
          required
        />
      )}
      {mode === 'signin' && (
        <button type="button" className="link-button auth-forgot small" onClick={forget}>
          Forgot password?
        </button>
      )}
      {outcome && 'error' in outcome && <FormError>{outcome.error}</FormError>}
      {/* Rendered while empty: a live region that appears together with its message is not read out. */}
      <output className="form-message">
        {outcome && 'message' in outcome && outcome.message}
        {outcome && 'check' in outcome && outcome.check === '' && checkWords.signUp}
      </output>
      {outcome && 'check' in outcome && (
        <SignUpCheck
          failed={outcome.check}
          onPassed={(token) => entries.current && void sendEntries(new FormData(entries.current), token)}
        />
      )}
      <Button type="submit" busy={busy} aria-disabled={busy || resting || undefined}>
        {busy ? 'Please wait...' : submit}
      </Button>
      {resting && (
        <p className="soft small">Nothing after a minute? Check your spam folder, then send it again.</p>
      )}
    </form>
  );
}
