import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { countWords } from '#contract/words.ts';
import { claims } from '../../content/claims.ts';
import { paths } from '../../navigation/paths.ts';
import { inFigures } from '../../words/figures.ts';
import type { Finished } from '../workspace/workspace.ts';

const inSeconds = (seconds: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds);

type Props = { finished: Finished; text: string };

export function Tiles({ finished: { asked, seconds, humanScore }, text }: Props) {
  const words = useMemo(() => countWords(text), [text]);
  const { undetectable } = claims;
  const isChanged = text !== asked.source;
  return (
    <dl className="tiles">
      <div>
        <dt>Words</dt>
        <dd>{inFigures(words)}</dd>
      </div>
      {seconds !== null && (
        <div>
          <dt>Processing</dt>
          <dd>{inSeconds(seconds)} s</dd>
        </div>
      )}
      {isChanged && humanScore !== null && (
        <div>
          <dt>Human Score</dt>
          <dd>
            {humanScore}% <small>simulated</small>
          </dd>
        </div>
      )}
      {isChanged && (
        <div>
          <dt>{undetectable.label}</dt>
          <dd>
            {undetectable.value}{' '}
            <small>
              <Link to={paths.scores}>a slogan</Link>
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}
