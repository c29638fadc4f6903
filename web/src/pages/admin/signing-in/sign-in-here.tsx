import { rememberAdmin } from '../../../admin/admin.ts';
import { SignInForm } from './sign-in-form.tsx';

/** In the place of a page that only an admin may see; whoever signs in stays on it. */
export const SignInHere = ({ sentence, onDone }: { sentence: string; onDone: () => void }) => (
  <div className="notice passage">
    <h1 tabIndex={-1}>{sentence}</h1>
    <p>Sign in, and this page opens. Nothing has changed.</p>
    <div className="passage-form">
      <SignInForm
        onDone={() => {
          rememberAdmin();
          onDone();
        }}
      />
    </div>
  </div>
);
