import type { SecondStep } from '#contract/factors.ts';
import { call } from '#api-client';
import { toasts } from '#ui/toast-store.ts';
import { failureSentence } from '#words/failures.ts';
import { account } from '../account.ts';
import type { AuthMode } from './sign-in-request.ts';

type Entries = { email: string; password: string; full_name: string; human_check?: string };
/** Error messages by field. */
export type Wrong = Partial<Record<'full_name' | 'email' | 'password', string>>;

/** Undefined after a sign-in. `check`: a captcha is needed; the value says why the last one failed, or is empty. */
export type Outcome =
  | { error: string }
  | { wrong: Wrong }
  | { message: string }
  | { check: string }
  | SecondStep
  | undefined;

type ModeOfAuth = {
  title: string;
  submit: string;
  google?: string;
  send: (entries: Entries) => Promise<Outcome>;
};

export const authModes: Record<AuthMode, ModeOfAuth> = {
  signin: {
    title: 'Welcome back',
    submit: 'Sign In',
    google: 'Sign in with Google',
    async send({ email, password }) {
      const answer = await call('POST /api/auth/login', { body: { email, password } });
      if (!answer.ok) return { error: failureSentence(answer, 'Failed to sign in') };
      if ('second_step' in answer.data) return answer.data;
      account.accept(answer.data, 'SIGNED_IN');
      return undefined;
    },
  },
  signup: {
    title: 'Create account',
    submit: 'Create Account',
    google: 'Sign up with Google',
    async send(entries) {
      const answer = await call('POST /api/auth/register', { body: entries });
      if (!answer.ok && answer.code === 'human_check_required') return { check: '' };
      if (!answer.ok && answer.code === 'human_check_failed') return { check: answer.error };
      if (!answer.ok) {
        const error = failureSentence(answer, 'Failed to create account');
        const isOfPassword = answer.code === 'weak_password' || answer.code === 'breached_password';
        return isOfPassword ? { wrong: { password: error } } : { error };
      }
      account.accept(answer.data, 'SIGNED_IN');
      toasts.show({
        type: 'success',
        title: 'Your account is ready',
        message: `We have sent a link to ${entries.email}. Open it to confirm that the address is yours.`,
        duration: 10_000,
      });
      return undefined;
    },
  },
  'forgot-password': {
    title: 'Reset your password',
    submit: 'Send Reset Link',
    async send({ email }) {
      const answer = await call('POST /api/auth/forgot-password', { body: { email } });
      if (!answer.ok) return { error: failureSentence(answer, 'Failed to send reset instructions') };
      return { message: answer.data.message || 'Reset instructions sent!' };
    },
  },
};
