import { useState } from 'react';
import { call } from '#api-client';
import { checkWords } from '#content/captcha.ts';
import Captcha from '#page-parts/captcha.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { failureSentence } from '#words/failures.ts';
import { humanizer } from '../workspace/humanizer.ts';

/** Once it is passed, the run that was refused goes on by itself. */
export function GuestCheck() {
  const [error, setError] = useState('');
  const [tries, setTries] = useState(0);

  async function send(human_check: string) {
    setError('');
    const answer = await call('POST /api/guest/human-check', { body: { human_check } });
    if (!answer.ok) {
      setError(failureSentence(answer, 'The check could not be sent'));
      return setTries(tries + 1);
    }
    humanizer.closeBlock();
    return humanizer.retry();
  }

  return (
    <Dialog title={checkWords.title} open onClose={humanizer.closeBlock}>
      <div className="limit">
        <p>{checkWords.guest}</p>
        {error !== '' && (
          <p className="form-error" role="alert">
            {error}
          </p>
        )}
        <Captcha key={tries} onPassed={(token) => void send(token)} />
      </div>
    </Dialog>
  );
}
