import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CheckNews, humanCheckPath } from '#contract/captcha.ts';
import { useTheme } from '#browser/theme.ts';
import { checkWords } from '#content/captcha.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';

/** Time in ms after which a check that has sent no message counts as failed. */
const timeout = 20_000;
const height = 65;

type State = { check: 'coming' } | CheckNews;

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const isNews = (data: unknown): data is CheckNews =>
  typeof data === 'object' && data !== null && 'check' in data;

type Props = { onPassed: (token: string) => void };

/** Runs in a frame; messages of other windows are ignored. */
function Attempt({ onPassed, onRetry }: Props & { onRetry: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>({ check: 'coming' });
  const theme = useTheme();
  const colours = theme === 'system' ? systemTheme() : theme;

  const hearNews = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow || !isNews(data)) return;
    setState(data);
    if (data.check === 'passed') onPassed(data.token);
  });

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => hearNews(event);
    const tooLate = setTimeout(
      () => setState((now) => (now.check === 'coming' ? { check: 'failed' } : now)),
      timeout,
    );
    addEventListener('message', hear);
    return () => {
      clearTimeout(tooLate);
      removeEventListener('message', hear);
    };
  }, []);

  const isShown = state.check === 'shown';
  useEffect(() => {
    // Under a long form it may be below the visible part of the page.
    if (isShown) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  if (state.check === 'failed') {
    return (
      <div className="captcha stack-3">
        <FormError>{checkWords.failed}</FormError>
        <Button look="quiet" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <div className="captcha stack-3">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a document of our own, whose script needs its origin */}
      <iframe
        ref={frame}
        title={checkWords.frame}
        src={`${humanCheckPath}?theme=${colours}`}
        height={state.check === 'shown' ? state.height : height}
        data-coming={state.check === 'coming' || undefined}
      />
      <output className="form-message">{checkWords[state.check]}</output>
    </div>
  );
}

/** `onPassed` receives a token that can be used once. */
export default function Captcha({ onPassed }: Props) {
  const [tries, setTries] = useState(0);
  return <Attempt key={tries} onPassed={onPassed} onRetry={() => setTries(tries + 1)} />;
}
