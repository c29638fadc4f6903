import type { Factors } from '#contract/factors.ts';
import { Button } from '#ui/button.tsx';
import { dayInWords } from '#words/moments.ts';

type Props = {
  app: Factors['authenticator_app'];
  left: number;
  busy: string | undefined;
  onSetUp: () => void;
  onTurnOff: () => void;
  onNewCodes: () => void;
};

const fewCodes = 3;

function codesLeft(left: number): string {
  if (left === 0) return 'You have no recovery codes left.';
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`;
}

export const AuthenticatorApp = ({ app, left, busy, onSetUp, onTurnOff, onNewCodes }: Props) => (
  <section className="factor stack-3" aria-labelledby="authenticator-title">
    <h3 id="authenticator-title">Authenticator app</h3>
    {app === null ? (
      <>
        <p>
          An app on your phone shows a new code every half minute. You enter it after your password or Google,
          so that a stolen password alone is useless.
        </p>
        <p className="actions">
          <Button look="quiet" busy={busy === 'set-up'} onClick={onSetUp}>
            Set Up an App
          </Button>
        </p>
      </>
    ) : (
      <>
        <p>
          <strong>On</strong> since {dayInWords(app.added_at)}. You enter its code after your password or
          Google.
        </p>
        <p className={left <= fewCodes ? 'few-codes' : undefined}>
          {codesLeft(left)} Each lets you in once if you do not have your phone.
          {left <= fewCodes && ' Make new ones before you need them.'}
        </p>
        <p className="actions">
          <Button look="quiet" onClick={onNewCodes}>
            Make New Recovery Codes
          </Button>
          <Button look="quiet" onClick={onTurnOff}>
            Turn Off the App
          </Button>
        </p>
      </>
    )}
  </section>
);
