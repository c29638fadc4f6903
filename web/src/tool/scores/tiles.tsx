import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { countWords } from '#contract/words.ts';
import { claims } from '#content/claims.ts';
import { paths } from '#navigation/paths.ts';
import { inFigures } from '#words/figures.ts';
import type { Finished } from '../workspace/workspace.ts';

/** In milliseconds where it is less than a second. */
function timeInWords(seconds: number): string {
  return seconds < 1
    ? `${inFigures(Math.max(1, Math.round(1_000 * seconds)))} ms`
    : `${inFigures(seconds, 1)} s`;
}

type Props = { finished: Finished; text: string };

const useWords = (text: string) => useMemo(() => inFigures(countWords(text)), [text]);

/** What of the tiles is true stands on the line that opens them. */
export function TilesInShort({ finished: { seconds }, text }: Props) {
  const words = useWords(text);
  return (
    <span className="scores-short">
      <span>Words {words}</span>
      {seconds !== null && <span> · Processing {timeInWords(seconds)}</span>}
    </span>
  );
}

export function Tiles({ finished: { asked, seconds, humanScore }, text }: Props) {
  const words = useWords(text);
  const { undetectable } = claims;
  const isChanged = text !== asked.source;
  return (
    <dl className="tiles">
      <div>
        <dt>Words</dt>
        <dd>{words}</dd>
      </div>
      {seconds !== null && (
        <div>
          <dt>Processing</dt>
          <dd>{timeInWords(seconds)}</dd>
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
