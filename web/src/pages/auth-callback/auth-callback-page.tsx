import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { account } from '#account/account.ts';
import { SecondStep } from '#account/sign-in/sign-in-second-step.tsx';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { paths } from '#navigation/paths.ts';
import { WaitingTitle } from '#page-parts/waiting-title.tsx';
import { completeGoogleSignIn } from './completion.ts';

export default function AuthCallback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [passkey, setPasskey] = useState<boolean>();

  useEffect(() => {
    let forget: () => void = () => undefined;
    void completeGoogleSignIn(search).then(({ path, ask, back, due, ...state }) => {
      const leave = () => void navigate(path, { replace: true, state });
      if (due !== undefined) {
        setPasskey(due.second_step.passkey);
        forget = account.onEvent((event) => {
          if (event === 'SIGNED_IN') leave();
        });
        return;
      }
      leave();
      const next = back && { here: () => void navigate(back.path), fromGoogle: back };
      if (ask) askToSignIn({ ...ask, ...(next && { next }) });
    });
    return () => forget();
  }, [search, navigate]);

  if (passkey !== undefined) {
    return (
      <div className="notice passage">
        <h1 tabIndex={-1}>One more step</h1>
        <div className="passage-form">
          <SecondStep passkey={passkey} onStartAgain={() => void navigate(paths.home, { replace: true })} />
        </div>
      </div>
    );
  }
  return (
    <div className="notice passage">
      <WaitingTitle sentence="Completing Google sign in..." />
    </div>
  );
}
