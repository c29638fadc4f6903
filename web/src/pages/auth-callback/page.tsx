import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askToSignIn } from '../../account/sign-in/sign-in-request.ts';
import { completeGoogleSignIn } from './completion.ts';

export default function AuthCallback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void completeGoogleSignIn(search).then(({ path, ask, back, ...state }) => {
      void navigate(path, { replace: true, state });
      const next = back && { here: () => void navigate(back.path), fromGoogle: back };
      if (ask) askToSignIn({ ...ask, ...(next && { next }) });
    });
  }, [search, navigate]);

  return (
    <div className="notice passage">
      <h1 tabIndex={-1}>
        <span className="spinner" aria-hidden />
        Completing Google sign in...
      </h1>
    </div>
  );
}
