import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isGrave } from '#contract/held.ts';
import { forYou, heldKeys, oneByOne } from '#content/tool/held.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { inFigures } from '#words/figures.ts';
import { layout, useLayout } from '../../layout/layout.ts';
import { chooseHeld } from '../../layout/places.ts';
import { foundInWords } from '../../result/verdict/verdict-words.ts';
import { useReview } from '../../layout/use-review.ts';
import { decisionsInWords } from '../../review/held/in-words.ts';
import { type HeldItem, heldIn, isOwn, openIn } from '../../review/held/states.ts';
import type { Finished } from '../../workspace/workspace.ts';
import { DoubtCard } from './doubt-card.tsx';
import { Refused } from './refused.tsx';

const AskAgain = lazy(() => import('../../assistant/ask-again.tsx'));
const Compare = lazy(() => import('../../assistant/compare.tsx'));

const perPage = 50;

type Choice = 'use' | 'keep' | 'undo';

const choices: Record<string, Choice> = { u: 'use', m: 'keep', Backspace: 'undo' };
const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The doubts, open and decided, and the refused wordings. */
export function HeldList({ shown }: { shown: Finished }) {
  const { doubts, refused } = heldIn(shown);
  if (doubts.length + refused.length === 0) return null;
  const decided = decisionsInWords(shown);
  const failed = [...openIn(shown), ...refused.filter(isOpen)];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears that the focus has come
    <section
      className="held small"
      aria-labelledby="held-title"
      onFocus={({ target }) => {
        const { held } = target.closest<HTMLElement>('[data-held]')?.dataset ?? {};
        if (held !== undefined) chooseHeld(Number(held));
      }}
      onBlur={() => layout.show({ chosen: null })}
    >
      <h3 id="held-title" className="held-title title numbers" tabIndex={-1}>
        {titleOf(shown)}
      </h3>
      {decided !== '' && <p className="soft fine">{decided}</p>}
      {doubts.length > 0 && <Doubts shown={shown} doubts={doubts} />}
      {isOwn(shown) && failed.length > 0 && (
        <LazyPart>
          <AskAgain shown={shown} failed={failed} />
        </LazyPart>
      )}
      {refused.length > 0 && (
        <Refused source={shown.asked.source} refused={refused} isOpen={doubts.length === 0} />
      )}
    </section>
  );
}

function titleOf(shown: Finished): string {
  const open = openIn(shown).length;
  if (open > 0) return forYou(open);
  const found = foundInWords(shown);
  if (found) return found.join(' ');
  return heldIn(shown).doubts.length > 0 ? 'Nothing left to decide' : 'Nothing for you to decide';
}

function focusOn(list: HTMLElement | null, index: number | undefined) {
  const item = list?.querySelector<HTMLElement>(`[data-held="${index}"]`);
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
}

function Doubts({ shown, doubts }: { shown: Finished; doubts: readonly HeldItem[] }) {
  const review = useReview();
  const list = useRef<HTMLOListElement>(null);
  /** The last decision: the focus has moved on to the next doubt, and Backspace undoes it from there. */
  const latest = useRef<number>(undefined);
  const [chosen, setChosen] = useState<number>();
  const [limit, setLimit] = useState(perPage);
  const asked = useLayout(({ held }) => held);
  const askedAt = doubts.findIndex(({ index }) => index === asked);
  const shownTo = Math.max(limit, askedAt + 1);
  /** The doubt that Tab moves to. */
  const entry = doubts.find(({ index }) => index === chosen) ?? doubts.find(isOpen) ?? doubts[0];

  const go = (index: number | undefined) => {
    const at = doubts.findIndex((doubt) => doubt.index === index);
    if (at >= shownTo) flushSync(() => setLimit(at + perPage));
    focusOn(list.current, index);
  };

  function enter(index: number, at: number) {
    setChosen(index);
    if (at >= limit) setLimit(at + 1);
  }

  // The requested doubt is rendered in the same pass, so it can be focused at once.
  useEffect(() => {
    if (asked === null || askedAt < 0) return;
    focusOn(list.current, asked);
    layout.show({ held: null });
  }, [asked, askedAt, list]);

  /** Decides a doubt and moves to the next open one, wrapping at the end. If none is open, the focus stays. */
  function decide(index: number, choice: Choice) {
    const at = doubts.findIndex((doubt) => doubt.index === index);
    latest.current = choice === 'undo' ? undefined : index;
    flushSync(() => {
      if (choice === 'use') review.acceptHeld(index);
      else if (choice === 'keep') review.keepMine(index);
      else review.undecide(index);
    });
    const next = [...doubts.slice(at + 1), ...doubts.slice(0, at)].find(isOpen);
    go(choice === 'undo' ? index : (next?.index ?? index));
  }

  function decideRest(used: boolean) {
    flushSync(() => (used ? review.acceptRest() : review.keepRest()));
    go(doubts.find(isOpen)?.index);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    const at = doubts.findIndex(
      ({ index }) => `${index}` === target.closest<HTMLElement>('[data-held]')?.dataset['held'],
    );
    const item = doubts[at];
    if (item === undefined) return;
    const pressed = key.length === 1 ? key.toLowerCase() : key;
    const step = steps[pressed];
    const choice = choices[pressed];
    const undone = choice === 'undo' && isOpen(item) ? latest.current : undefined;
    if (step !== undefined) go(doubts[at + step]?.index);
    else if (key === 'Home') go(doubts[0]?.index);
    else if (key === 'End') go(doubts.at(-1)?.index);
    else if (choice !== undefined) decide(undone ?? item.index, choice);
    else return;
    event.preventDefault();
  }

  const open = openIn(shown);
  const grave = open.filter(isGrave).length;
  const others = open.length - grave;
  const rest = open.length < doubts.length ? 'the rest' : 'all';
  return (
    <>
      {grave > 0 && others > 0 && <p className="soft fine">{oneByOne(grave)}</p>}
      {(open.length > 1 || (isOwn(shown) && open.length > 0)) && (
        <div className="held-acts">
          {open.length > 1 && others > 0 && (
            <button type="button" className="tool-button" onClick={() => decideRest(true)}>
              {grave > 0 ? `Use the other ${inFigures(others)}` : `Use ${rest}`}
            </button>
          )}
          {open.length > 1 && (
            <button type="button" className="tool-button" onClick={() => decideRest(false)}>
              Keep {rest} mine
            </button>
          )}
          {isOwn(shown) && (
            <LazyPart>
              <Compare source={shown.asked.source} doubts={open} />
            </LazyPart>
          )}
        </div>
      )}
      <p className="held-keys soft fine">{heldKeys}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its items */}
      <ol ref={list} className="held-items" onKeyDown={onKeyDown}>
        {doubts.slice(0, shownTo).map((doubt, at) => (
          <DoubtCard
            key={doubt.index}
            source={shown.asked.source}
            doubt={doubt}
            place={`${inFigures(at + 1)} of ${inFigures(doubts.length)}`}
            isEntry={doubt === entry}
            onEnter={() => enter(doubt.index, at)}
            onUse={() => decide(doubt.index, 'use')}
            onKeep={() => decide(doubt.index, 'keep')}
            onUndo={() => decide(doubt.index, 'undo')}
          />
        ))}
      </ol>
      {doubts.length > shownTo && (
        <button type="button" className="link-button" onClick={() => setLimit(shownTo + perPage)}>
          Show {inFigures(Math.min(perPage, doubts.length - shownTo))} more of {inFigures(doubts.length)}
        </button>
      )}
    </>
  );
}

const isOpen = ({ state }: HeldItem): boolean => state === 'open';
