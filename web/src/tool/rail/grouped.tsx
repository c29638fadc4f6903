import { useState } from 'react';
import type { Finished } from '../workspace/workspace.ts';
import { Kinds } from './kinds.tsx';
import { Paragraphs } from './paragraphs.tsx';

const groupings = ['kind', 'paragraph'] as const;

/** The changes by what was done, or by where. */
export function Grouped({ shown }: { shown: Finished | null }) {
  const [by, setBy] = useState<(typeof groupings)[number]>('kind');
  if (shown === null)
    return <p className="rail-note">The kinds of change, each with its count, come here.</p>;
  return (
    <>
      <fieldset className="grouping">
        <legend className="visually-hidden">Group the changes</legend>
        {groupings.map((each) => (
          <label key={each}>
            <input type="radio" name="grouping" checked={each === by} onChange={() => setBy(each)} />
            By {each}
          </label>
        ))}
      </fieldset>
      {by === 'kind' ? <Kinds shown={shown} /> : <Paragraphs shown={shown} />}
    </>
  );
}
