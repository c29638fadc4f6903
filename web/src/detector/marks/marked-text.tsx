import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SignalName } from '#prose/index.ts';
import { Button } from '#ui/button.tsx';
import { counted, inFigures } from '#words/figures.ts';
import type { MeasuredSignal } from '../measured/measured.ts';
import { type Mark, marksByStretch, marksOf, piecesOf, type Stretch, stretchesOf, useNear } from './marks.ts';

type MarkedStretchProps = {
  text: string;
  stretch: Stretch;
  marks: readonly Mark[];
  current: Mark | undefined;
};

/** The whole text is always rendered, to be read and searched; marks only near the visible part. */
const MarkedStretch = memo(function MarkedStretch({ text, stretch, marks, current }: MarkedStretchProps) {
  return (
    <p className="marked-stretch anywhere">
      {piecesOf(stretch, marks).map(({ start, end, marks: covering }) => {
        const words = text.slice(start, end);
        const shortest = covering.at(-1);
        if (!shortest) return words;
        return (
          <mark
            key={start}
            data-mark={shortest.number}
            data-depth={covering.length > 1 ? 'several' : undefined}
            data-current={(current && covering.includes(current)) || undefined}
          >
            {words}
          </mark>
        );
      })}
    </p>
  );
});

type Props = { text: string; signals: readonly MeasuredSignal[] };

const noMarks: Mark[] = [];
const mostAtFirst = 3;
const isOutside = ({ place }: MeasuredSignal) => place === 'above' || place === 'below';

const holds = ({ start, end }: Stretch, mark?: Mark) =>
  mark !== undefined && mark.start < end && mark.end > start;

/** Returns the signals marked at first: those outside the human range, but not so many that everything is marked. */
function firstChoice(signals: readonly MeasuredSignal[]): ReadonlySet<SignalName> {
  const outside = signals.filter(isOutside);
  return new Set(
    (outside.length > 0 ? outside.slice(0, mostAtFirst) : signals.slice(0, 1)).map(({ name }) => name),
  );
}

/** The text, read-only, with the places that make up its signals marked. */
export default function MarkedText({ text, signals }: Props) {
  const markable = useMemo(() => signals.filter(({ places }) => places.starts.length > 0), [signals]);
  const [chosen, setChosen] = useState(() => firstChoice(markable));
  const [reached, setReached] = useState<{ mark: Mark; by: 'pointer' | 'key' }>();
  const current = reached?.mark;
  const list = useRef<HTMLElement>(null);

  const stretches = useMemo(() => stretchesOf(text), [text]);
  const marks = useMemo(() => marksOf(markable.filter(({ name }) => chosen.has(name))), [markable, chosen]);
  const byStretch = useMemo(() => marksByStretch(stretches, marks), [stretches, marks]);
  const near = useNear(list, stretches.length);
  const place = current?.number ?? -1;
  const together = current
    ? marks.filter((mark) => mark.start <= current.start && mark.end > current.start)
    : [];

  const toggle = (name: SignalName) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
    setReached(undefined);
  };
  const step = (by: 1 | -1) => {
    const from = place < 0 && by < 0 ? 0 : place;
    const mark = marks[(from + by + marks.length) % marks.length];
    if (mark) setReached({ mark, by: 'key' });
  };

  // A mark reached by keyboard may be out of sight.
  useEffect(() => {
    if (reached?.by !== 'key') return;
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [reached]);

  const onFocus = (event: FocusEvent) => {
    if (!current && event.currentTarget.matches(':focus-visible')) step(1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const onPoint = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-mark]') : null;
    const mark = target && marks[Number(target.getAttribute('data-mark'))];
    if (mark) setReached({ mark, by: 'pointer' });
  };

  return (
    <div className="marked stack-4">
      <fieldset className="marked-choices wrap">
        <legend className="soft fine">Signals to mark</legend>
        {markable.map((signal) => (
          <label key={signal.name} className="touch">
            <input type="checkbox" checked={chosen.has(signal.name)} onChange={() => toggle(signal.name)} />
            {signal.label} <span className="soft fine numbers">{inFigures(signal.places.starts.length)}</span>
          </label>
        ))}
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons below do the same */}
      <section
        ref={list}
        className="marked-text lead box"
        aria-label="The text with its marks. Arrow keys go from mark to mark."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPointerOver={onPoint}
        onPointerDown={onPoint}
      >
        {stretches.map((stretch, at) => (
          <MarkedStretch
            key={stretch.start}
            text={text}
            stretch={stretch}
            marks={near.has(at) || holds(stretch, current) ? (byStretch[at] ?? noMarks) : noMarks}
            current={holds(stretch, current) ? current : undefined}
          />
        ))}
      </section>
      <div className="marked-line spread">
        <output>
          {together.length === 0
            ? marks.length === 0
              ? 'Nothing is marked. Choose a signal above.'
              : 'Point at a mark, or go from one to the next, to read why it is marked.'
            : together.map((mark) => (
                <span key={`${mark.label} ${mark.start}`}>
                  <strong>{mark.label}.</strong> {mark.reason}
                </span>
              ))}
        </output>
        <p className="actions">
          <span className="marked-count soft numbers">
            {place < 0 ? '' : `${inFigures(place + 1)} of `}
            {counted(marks.length, 'mark')}
          </span>
          <Button look="quiet" disabled={marks.length === 0} onClick={() => step(-1)}>
            Previous
          </Button>
          <Button look="quiet" disabled={marks.length === 0} onClick={() => step(1)}>
            Next
          </Button>
        </p>
      </div>
    </div>
  );
}
