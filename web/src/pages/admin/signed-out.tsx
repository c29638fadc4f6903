import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { buttonClass } from '../../ui/button.tsx';

export const SignedOut = ({ sentence }: { sentence: string }) => (
  <div className="notice passage">
    <h1 tabIndex={-1}>{sentence}</h1>
    <p role="alert">Sign in again to return to this list. Nothing has changed.</p>
    <p className="actions">
      <Link to={pages.admin.path} className={buttonClass()}>
        Go to Admin Sign-In
      </Link>
    </p>
  </div>
);
