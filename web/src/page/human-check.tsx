import { useEffect, useRef, useState } from 'react';
import { type CheckNews, humanCheckPath } from '#contract/human-check.ts';
import { useTheme } from '../browser/theme.ts';
import { checkWords } from '../content/human-check.ts';
import { Button } from '../ui/button.tsx';

/** A check that says nothing at all in that time is not coming. */
const patience = 20_000;
const height = 65;

type State = { check: 'coming' } | CheckNews;

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const isNews = (data: unknown): data is CheckNews =>
  typeof data === 'object' && data !== null && 'check' in data;

/** Runs in a frame, which is told apart from every other window by being its own. `onPassed`: each token is good once. */
export default function HumanCheck({ onPassed }: { onPassed: (token: string) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>({ check: 'coming' });
  const [tries, setTries] = useState(0);
  const theme = useTheme();
  const colours = theme === 'system' ? systemTheme() : theme;
  const passed = useRef(onPassed);
  useEffect(() => {
    passed.current = onPassed;
  });

  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isNews(data)) return;
      setState(data);
      if (data.check === 'passed') passed.current(data.token);
    };
    const tooLate = setTimeout(
      () => setState((now) => (now.check === 'coming' ? { check: 'failed' } : now)),
      patience,
    );
    addEventListener('message', hear);
    return () => {
      clearTimeout(tooLate);
      removeEventListener('message', hear);
    };
  }, [tries]);

  function tryAgain() {
    setState({ check: 'coming' });
    setTries(tries + 1);
  }

  const hasFailed = state.check === 'failed';
  return (
    <div className="human-check">
      {!hasFailed && (
        <iframe
          key={tries}
          ref={frame}
          title={checkWords.frame}
          src={`${humanCheckPath}?theme=${colours}`}
          height={state.check === 'shown' ? state.height : height}
        />
      )}
      <output className="form-message">{hasFailed ? '' : checkWords[state.check]}</output>
      {hasFailed && (
        <>
          <p className="form-error" role="alert">
            {checkWords.failed}
          </p>
          <Button look="quiet" onClick={tryAgain}>
            Try Again
          </Button>
        </>
      )}
    </div>
  );
}
