import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { paths } from '#navigation/paths.ts';
import { Button } from '#ui/button.tsx';

const shownFor = 3_000;

export function PasswordWasReset({ sentence }: { sentence: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), shownFor);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <h1 tabIndex={-1}>Your new password is set</h1>
      <p>{sentence}</p>
      <p>You have been signed out everywhere. In {shownFor / 1000} seconds you come to the home page.</p>
      <p className="actions">
        <Button
          onClick={() => {
            void navigate(paths.home, { replace: true });
            askToSignIn({ mode: 'signin' });
          }}
        >
          Sign In
        </Button>
      </p>
    </>
  );
}
