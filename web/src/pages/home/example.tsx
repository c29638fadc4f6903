import { useState } from 'react';
import { countWords } from '../../../../functions/contract/words.ts';
import { type Change, example } from '../../content/example.ts';
import { Button } from '../../ui/button.tsx';
import { ExampleNote } from './example-note.tsx';
import { Marked } from './marked.tsx';

const changes = example.filter((piece): piece is Change => typeof piece !== 'string');
const join = (write: (change: Change) => string) =>
  example.map((piece) => (typeof piece === 'string' ? piece : write(piece))).join('');

const source = join(({ before }) => before);
const everyMark = join(({ before, after }) => `${before} ${after}¹`);

export function Example() {
  const [takenBack, setTakenBack] = useState<ReadonlySet<string>>(new Set());
  const [pointedAt, pointAt] = useState<string>();

  const keeps = ({ id }: Change) => !takenBack.has(id);
  const kept = changes.filter(keeps).length;
  const result = join((change) => (keeps(change) ? change.after : change.before));

  const toggle = (id: string) =>
    setTakenBack((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const toggleAll = () => setTakenBack(new Set(kept === 0 ? [] : changes.map(({ id }) => id)));

  return (
    <section className="example" aria-labelledby="example">
      <header className="example-line">
        <h2 id="example" tabIndex={-1}>
          An example
        </h2>
        <p>Choose a mark to take its change back.</p>
        <output>
          {kept} of {changes.length} changes kept
        </output>
        <Button look="quiet" onClick={toggleAll}>
          {kept === 0 ? 'Make all changes' : 'Take all back'}
        </Button>
      </header>
      <div className="spread">
        <article className="spread-page" aria-labelledby="example-draft">
          <h3 id="example-draft">
            Draft, marked <span>{countWords(source)} words</span>
          </h3>
          {/* The longest the text can get, so that a change taken back moves nothing below. */}
          <p className="manuscript" data-longest={everyMark}>
            <span>
              {example.map((piece) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <Marked
                    key={piece.id}
                    change={piece}
                    number={changes.indexOf(piece) + 1}
                    kept={keeps(piece)}
                    pointedAt={pointedAt === piece.id}
                    onPoint={pointAt}
                  />
                ),
              )}
            </span>
          </p>
        </article>
        <article className="spread-page" aria-labelledby="example-result">
          <h3 id="example-result">
            As it reads now <span>{countWords(result)} words</span>
          </h3>
          <p className="manuscript" data-longest={source}>
            <span>
              {example.map((piece) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <span key={piece.id} className={pointedAt === piece.id ? 'pointed-at' : undefined}>
                    {keeps(piece) ? piece.after : piece.before}
                  </span>
                ),
              )}
            </span>
          </p>
        </article>
      </div>
      <ol className="example-notes" aria-label="Changes and their reasons">
        {changes.map((change) => (
          <ExampleNote
            key={change.id}
            change={change}
            kept={keeps(change)}
            pointedAt={pointedAt === change.id}
            onToggle={toggle}
            onPoint={pointAt}
          />
        ))}
      </ol>
    </section>
  );
}
