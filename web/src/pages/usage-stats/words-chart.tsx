import { type PointerEvent, useId, useState } from 'react';
import type { UsageDay } from '#contract/usage.ts';
import { TableHead } from '#page-parts/table-head.tsx';
import { counted, inFigures } from '#words/figures.ts';
import { axisTop, chartDays, slotAt } from './chart-days.ts';

type Props = { days: readonly UsageDay[]; resetsAt: string; ends: boolean };

const tallest = 176;
/** Height in px of an empty chart. */
const lowest = 48;
const barShare = 0.68;

/** The server counts days in UTC. */
const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

const sentence = ({ day, words, runs }: UsageDay) =>
  `${shortDay(day)}: ${counted(words, 'word')}${runs === 0 ? '' : ` in ${counted(runs, 'rewrite')}`}`;

function summary(days: readonly UsageDay[]): string {
  const used = days.filter(({ words }) => words > 0);
  const busiest = used.toSorted((a, b) => b.words - a.words)[0];
  return busiest
    ? `Words were used on ${used.length} of ${counted(days.length, 'day')}. The most on ${sentence(busiest)}.`
    : `No words were used in ${counted(days.length, 'day')}.`;
}

/** Laid out in percentages, so that it fits any width without scaling its text and lines. */
export function WordsChart({ days, resetsAt, ends }: Props) {
  const id = useId();
  const slots = chartDays(days, resetsAt);
  const top = axisTop(Math.max(0, ...days.map(({ words }) => words)));
  const [pointed, setPointed] = useState<number>();
  const shown = pointed ?? days.length - 1;
  const read = days[shown];
  const slot = 100 / slots.length;
  const isEmpty = days.every(({ words }) => words === 0);
  const height = isEmpty ? lowest : tallest;
  const scale = isEmpty ? [0] : [top, top / 2, 0];

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(Math.min(days.length - 1, slotAt((event.clientX - left) / width, slots.length)));
  };

  return (
    <figure className="column">
      {/* Screen readers get the same from the slider. */}
      <p className="chart-readout numbers" aria-hidden>
        {isEmpty ? 'Nothing used yet. Each day gets a bar here.' : read && sentence(read)}
      </p>
      <div className="chart-frame">
        <ul className="chart-scale faint fine numbers" aria-hidden>
          {scale.map((words) => (
            <li key={words}>{inFigures(words)}</li>
          ))}
        </ul>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the slider inside is the keyboard's way */}
        <div
          className="chart-plot"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <svg
            role="img"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-description`}
            width="100%"
            height={height}
          >
            <title id={`${id}-title`}>Words per day</title>
            <desc id={`${id}-description`}>{summary(days)}</desc>
            {scale.map((words) => {
              const y = Math.min(height - 0.5, Math.max(0.5, height - (words / top) * height));
              return <line key={words} className="chart-line" x1="0" x2="100%" y1={y} y2={y} />;
            })}
            {slots.map(({ day, known }, index) => {
              if (known === null) return null;
              const tall = known.words === 0 ? 2 : Math.max(3, (known.words / top) * height);
              return (
                <rect
                  key={day}
                  className={index === shown ? 'chart-bar pointed-at' : 'chart-bar'}
                  data-empty={known.words === 0 || undefined}
                  x={`${(index + (1 - barShare) / 2) * slot}%`}
                  width={`${slot * barShare}%`}
                  y={height - tall}
                  height={tall}
                />
              );
            })}
          </svg>
          <input
            type="range"
            className="chart-slider full"
            aria-label="Day"
            min={0}
            max={Math.max(0, days.length - 1)}
            value={shown}
            aria-valuetext={read && sentence(read)}
            onChange={(event) => setPointed(event.target.valueAsNumber)}
            onBlur={() => setPointed(undefined)}
          />
        </div>
        <p className="chart-days faint fine" aria-hidden>
          <span>{slots[0] && shortDay(slots[0].day)}</span>
          <span>
            {shortDay(resetsAt)}, {ends ? 'term ends' : 'words reset'}
          </span>
        </p>
      </div>
      <details className="chart-table">
        <summary className="touch small">Show as a table</summary>
        <div className="table-frame">
          <table className="table rows small column">
            <caption className="visually-hidden">Words per day</caption>
            <TableHead headings={['Day (UTC)', 'Rewrites', 'Words']} />
            <tbody>
              {days.map(({ day, words, runs }) => (
                <tr key={day}>
                  <th scope="row">{shortDay(day)}</th>
                  <td>{inFigures(runs)}</td>
                  <td>{inFigures(words)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
