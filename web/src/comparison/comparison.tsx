import {
  type KeyboardEvent,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { TextChange } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { ChangeDock } from './change-dock.tsx';
import { ComparisonLine } from './comparison-line.tsx';
import { ComparisonLeaf } from './leaf.tsx';
import { amountsOf, weightsOf } from './rows/amounts.ts';
import { itemsOf, leavesOf, takenOf } from './rows/layout.ts';
import { stepOf } from './rows/steps.ts';
import { useRows } from './rows/use-rows.ts';

type Props = {
  source: string;
  changes: readonly TextChange[];
  /** Indexes of `changes`. */
  takenBack: ReadonlySet<number>;
  onToggle: (index: number) => void;
  onToggleAll: (keep: boolean) => void;
};

/** From here on one looks for the changes rather than reading all of it, and not all of it is drawn at once. */
const longText = 12_000;

function numberAt({ target }: SyntheticEvent, name: 'change' | 'fold' | 'reason'): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const holder = target.closest<HTMLElement>(`[data-${name}]`);
  return holder ? Number(holder.dataset[name]) : undefined;
}

/** Source and result side by side, sentence by sentence; every change is a mark with its reason, and a switch. */
export default function Comparison({ source, changes, takenBack, onToggle, onToggleAll }: Props) {
  const root = useRef<HTMLElement>(null);
  const name = useId();
  const { rows, isDone } = useRows(source, changes);
  const [shown, setShown] = useState(changes);
  const [current, setCurrent] = useState(0);
  const [pointed, setPointed] = useState(-1);
  const [wanted, setWanted] = useState<{ index: number; focus: boolean }>();
  const isLong = source.length > longText;
  const [folded, setFolded] = useState(isLong);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  if (shown !== changes) {
    setShown(changes);
    setCurrent(0);
    setPointed(-1);
    setOpened(new Set());
    setFolded(isLong);
  }

  const items = useMemo(() => itemsOf(rows, folded, opened), [rows, folded, opened]);
  const leaves = useMemo(() => leavesOf(items), [items]);
  const weights = useMemo(() => weightsOf(changes), [changes]);
  const words = useMemo(() => countWords(source), [source]);
  const amounts = useMemo(() => amountsOf(weights, takenBack, words), [weights, takenBack, words]);

  // The row of the change comes with the same drawing, so it can be gone to at once.
  useLayoutEffect(() => {
    const mark = root.current?.querySelector<HTMLElement>(`.edit[data-change="${wanted?.index}"]`);
    if (wanted?.focus) mark?.focus({ preventScroll: true });
    mark?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  function goTo(index: number, focus: boolean) {
    const next = Math.max(0, Math.min(changes.length - 1, index));
    setCurrent(next);
    setPointed(next);
    setWanted({ index: next, focus });
  }

  function toggle(index: number) {
    setCurrent(index);
    setPointed(index);
    onToggle(index);
  }

  function press(event: SyntheticEvent) {
    const fold = numberAt(event, 'fold');
    if (fold !== undefined) setOpened((before) => new Set(before).add(fold));
    const index = numberAt(event, 'change');
    if (index !== undefined && getSelection()?.isCollapsed !== false) toggle(index);
  }

  function pressKey(event: KeyboardEvent) {
    const index = numberAt(event, 'change');
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, index, changes.length);
    if (step === null) return;
    event.preventDefault();
    if (step === 'toggle') toggle(index);
    else goTo(step, true);
  }

  const point = (event: SyntheticEvent) =>
    setPointed(numberAt(event, 'change') ?? numberAt(event, 'reason') ?? -1);
  const focus = (event: SyntheticEvent) => {
    const index = numberAt(event, 'change');
    if (index === undefined) return;
    setCurrent(index);
    setPointed(index);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its thousands of marks do
    <section
      ref={root}
      className="comparison"
      aria-label="Comparison"
      onClick={press}
      onKeyDown={pressKey}
      onPointerOver={point}
      onFocus={focus}
    >
      <ComparisonLine
        amounts={amounts}
        folded={folded}
        onFold={(fold) => {
          setFolded(fold);
          setOpened(new Set());
        }}
        onStep={(by) => goTo(current + by, true)}
        onToggleAll={onToggleAll}
      />
      <div className="comparison-spread">
        <div className="comparison-heads" aria-hidden>
          <span>Your text</span>
          <span>As it reads now</span>
        </div>
        {leaves.map((leaf, at) => (
          <ComparisonLeaf
            key={leaf.start}
            leaf={leaf}
            fleeting={isLong && at > 0}
            source={source}
            changes={changes}
            taken={takenOf(takenBack, leaf)}
            pointed={pointed >= leaf.first && pointed < leaf.last ? pointed : -1}
            current={current >= leaf.first && current < leaf.last ? current : -1}
            name={name}
          />
        ))}
        {!isDone && <p className="comparison-reading">Laying out the rest …</p>}
      </div>
      <ChangeDock
        changes={changes}
        source={source}
        current={current}
        kept={!takenBack.has(current)}
        onToggle={onToggle}
        onStep={(by) => goTo(current + by, false)}
      />
    </section>
  );
}
