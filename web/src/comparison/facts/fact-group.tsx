import { useState } from 'react';
import { counted, inFigures } from '#words/figures.ts';
import type { DrawnChange, Row } from '../rows/rows.ts';
import { type Passage, placesOf, type ProvenFact, rowAt } from './facts.ts';

type Context = {
  source: string;
  changes: readonly DrawnChange[];
  takenBack: ReadonlySet<number>;
  rows: readonly Row[];
};
type Group = { one: string; many: string; facts: readonly ProvenFact[] };

const atFirst = 20;
const perPage = 200;

const having = (facts: readonly ProvenFact[], fate: ProvenFact['proof']['fate']) =>
  facts.filter(({ proof }) => proof.fate === fate).length;

export function groupInWords({ one, many, facts }: Group): { amount: string; fate: string } {
  const lost = having(facts, 'lost');
  const reworded = having(facts, 'reworded');
  const fates = [
    lost === 0 ? (facts.length === 1 ? 'kept' : 'all kept') : `${inFigures(lost)} not in the result`,
    reworded > 0 ? `${inFigures(reworded)} reworded` : '',
  ];
  return { amount: counted(facts.length, one, many), fate: fates.filter(Boolean).join(', ') };
}

/** One kind of fact, collapsed to its count until it is opened. */
export function FactGroup({ group, ...context }: Context & { group: Group }) {
  const [open, setOpen] = useState(false);
  const [limit, setLimit] = useState(atFirst);
  const [chosen, setChosen] = useState<number>();
  const { amount, fate } = groupInWords(group);
  const total = group.facts.length;
  const next = Math.min(total, limit + perPage);

  return (
    <details
      className="facts-group"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {amount}, <span>{fate}</span>
      </summary>
      {open && (
        <>
          <ul>
            {group.facts.slice(0, limit).map((fact) => (
              <FactLine
                key={fact.start}
                fact={fact}
                open={fact.start === chosen}
                onPress={() => setChosen(fact.start === chosen ? undefined : fact.start)}
                {...context}
              />
            ))}
          </ul>
          {total > limit && (
            <button type="button" className="link-button" onClick={() => setLimit(next)}>
              {next === total
                ? `Show all ${inFigures(total)}`
                : `Show ${perPage} more of ${inFigures(total)}`}
            </button>
          )}
        </>
      )}
    </details>
  );
}

const fates = { same: 'kept', reworded: 'reworded', lost: 'not in the result' };

type LineProps = Context & { fact: ProvenFact; open: boolean; onPress: () => void };

function FactLine({ fact, open, onPress, source, changes, takenBack, rows }: LineProps) {
  const row = open ? rowAt(rows, fact.start) : undefined;
  const places = row && placesOf(source, changes, takenBack, row, fact);
  const { fate } = fact.proof;
  return (
    <li className={open ? 'facts-open' : undefined}>
      <button
        type="button"
        className={`fact box anywhere fact-${fate}`}
        aria-expanded={open}
        onClick={onPress}
      >
        {fact.text}
        <span className={fate === 'same' ? 'visually-hidden' : 'fact-fate soft fine'}> {fates[fate]}</span>
      </button>
      {places && (
        <dl>
          <div>
            <dt className="faint fine">You wrote</dt>
            <dd>
              <Quoted passage={places.source} />
            </dd>
          </div>
          <div>
            <dt className="faint fine">It reads now</dt>
            <dd>
              <Quoted passage={places.result} />
            </dd>
          </div>
        </dl>
      )}
    </li>
  );
}

const Quoted = ({ passage: { before, words, after } }: { passage: Passage }) => (
  <>
    {before}
    <mark>{words}</mark>
    {after}
  </>
);
