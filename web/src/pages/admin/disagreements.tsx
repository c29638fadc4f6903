import { type KnownDisagreement, reconciliationKinds } from '#contract/reconciliation.ts';
import { dayInWords } from '../../words/moments.ts';

const inWords = (value: string | null) => value ?? 'nothing';

/** What last night's reconciliation found; what is set right is gone the next night. */
export function Disagreements({ disagreements }: { disagreements: KnownDisagreement[] }) {
  if (disagreements.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="disagreements">
      <h2 id="disagreements">The books do not agree</h2>
      <p>
        Found by the nightly check. <code>npm run reconcile -- --remote</code> looks again; what is set right
        leaves this list the next night.
      </p>
      <ul className="reviews">
        {disagreements.map(({ kind, subject, expected, found, since }) => (
          <li key={`${kind} ${subject}`} className="review">
            <p>
              <strong>{reconciliationKinds[kind]}</strong>
            </p>
            <dl className="facts">
              <div>
                <dt>Since</dt>
                <dd>
                  <time dateTime={since}>{dayInWords(since)}</time>
                </dd>
              </div>
              <div>
                <dt>Expected</dt>
                <dd>{inWords(expected)}</dd>
              </div>
              <div>
                <dt>Found</dt>
                <dd>{inWords(found)}</dd>
              </div>
              <div>
                <dt>ID</dt>
                <dd>
                  <code>{subject}</code>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
