import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminFactor } from '#contract/admin.ts';
import { pages } from '#contract/pages.ts';
import { rememberAdmin } from '#admin/admin.ts';
import { AdminSecondStep, type DueFactor } from './admin-second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';

const [, , , , , signingIn] = pages.admin.alsoAt;

/** Replaces an admin page until an admin has signed in; then the page opens. */
export function SignInHere({ sentence, onDone }: { sentence: string; onDone: () => void }) {
  const navigate = useNavigate();
  const [due, setDue] = useState<DueFactor>();

  function goOn(factor: AdminFactor) {
    if (factor.state === 'due') return setDue(factor);
    if (factor.state === 'missing') return void navigate(signingIn);
    rememberAdmin();
    return onDone();
  }

  return (
    <div className="notice stack-5 passage tall">
      <h1 tabIndex={-1}>{due === undefined ? sentence : 'One more step'}</h1>
      <p>Sign in to open this page. Nothing has changed.</p>
      <div className="passage-form">
        {due === undefined ? (
          <SignInForm onDone={goOn} />
        ) : (
          <AdminSecondStep
            factor={due}
            onDone={() => goOn({ state: 'passed' })}
            onStartAgain={() => setDue(undefined)}
          />
        )}
      </div>
    </div>
  );
}
