import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { completeGoogleSignIn } from './completion.ts';

export default function AuthCallback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void completeGoogleSignIn(search).then(({ path, ...state }) => navigate(path, { replace: true, state }));
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
