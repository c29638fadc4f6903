import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { countWords } from '../../../functions/contract/words.ts';
import { claims } from '../content/claims.ts';
import { isBuilt } from '../paths.ts';
import { inFigures } from '../usage/figures.ts';
import type { Finished } from './workspace.ts';

const scores = { path: '/scores' };

const inSeconds = (seconds: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds);

export function Tiles({ finished, text }: { finished: Finished; text: string }) {
  const words = useMemo(() => countWords(text), [text]);
  const { undetectable } = claims;
  return (
    <dl className="tiles">
      <div>
        <dt>Words</dt>
        <dd>{inFigures(words)}</dd>
      </div>
      <div>
        <dt>Processing</dt>
        <dd>{inSeconds(finished.result.seconds)} s</dd>
      </div>
      <div>
        <dt>Human Score</dt>
        <dd>
          {finished.humanScore}% <small>simulated</small>
        </dd>
      </div>
      <div>
        <dt>{undetectable.label}</dt>
        <dd>
          {undetectable.value}{' '}
          <small>{isBuilt(scores) ? <Link to={scores.path}>a slogan</Link> : 'a slogan'}</small>
        </dd>
      </div>
    </dl>
  );
}
