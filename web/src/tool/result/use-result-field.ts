import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { putOn } from '#files/clipboard/copy-text.ts';
import { hearPastes, insert } from '#files/clipboard/pastes.ts';
import { historyKey } from '../layout/history-key.ts';
import { useDocument } from '../layout/in-view.ts';
import { useReview } from '../layout/use-review.ts';
import { showText } from '../source/text-field.ts';
import { unchangedEnds } from '../workspace/edited-text.ts';

/** Edits in a text longer than `longFrom` are taken after `pause` ms without typing, because each one recomputes a lot. */
const longFrom = 12_000;
const pause = 400;

/** Replaces only the span that differs, so that the caret and the scroll position stay. */
function showDifference(field: HTMLTextAreaElement, text: string, caret: 'end' | 'preserve') {
  const { value } = field;
  const { start, tail } = unchangedEnds(value, text);
  field.setRangeText(text.slice(start, text.length - tail), start, value.length - tail, caret);
}

/** Connects the field to the result: typing becomes edits of it, and its undo steps replace the field's own. */
export function useResultField(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const shown = useRef<string>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the caret moves to what changed, as after an undo. */
  const goesAlong = useRef(false);
  const pastes = useRef(false);
  const { current } = useDocument();
  const review = useReview();

  useLayoutEffect(() => {
    const { current: shows } = field;
    if (!shows || text === shown.current) return;
    if (shown.current === undefined) showText(shows, text);
    else showDifference(shows, text, goesAlong.current ? 'end' : 'preserve');
    shown.current = text;
    goesAlong.current = false;
  }, [field, text]);

  const takeIn = useEffectEvent((pasted = false) => {
    clearTimeout(waiting.current);
    const { value } = field.current ?? {};
    if (value === undefined || value === shown.current) return;
    shown.current = value;
    review.edit(value, pasted);
  });

  const goBack = useEffectEvent((way: 'undo' | 'redo') => {
    takeIn();
    const before = current().run;
    goesAlong.current = true;
    review[way]();
    if (current().run === before) goesAlong.current = false;
  });

  /** A paste is a separate undo step. */
  const onPaste = useEffectEvent((event: ClipboardEvent, rich: string | null) => {
    takeIn();
    if (rich === null || !field.current) return;
    event.preventDefault();
    pastes.current = true;
    insert(field.current, rich);
    pastes.current = false;
  });

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const { value, selectionStart, selectionEnd } = field.current ?? { value: '' };
    if (putOn(event.clipboardData, value.slice(selectionStart, selectionEnd))) event.preventDefault();
  });

  const onInput = useEffectEvent((event: Event) => {
    if (pastes.current || (event instanceof InputEvent && event.inputType === 'insertFromPaste'))
      return takeIn(true);
    clearTimeout(waiting.current);
    // During a run, output may arrive before a delayed edit is taken, so edits are not delayed.
    const waits = text.length > longFrom && current().run.phase === 'finished';
    if (waits) waiting.current = setTimeout(takeIn, pause);
    else takeIn();
  });

  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) takeIn();
    const way = historyKey(event);
    if (way === null) return;
    event.preventDefault();
    goBack(way);
  });

  /** Handles undo and redo from the browser's menu or from shaking a phone. */
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const way = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType];
    if (way !== 'undo' && way !== 'redo') return;
    event.preventDefault();
    goBack(way);
  });

  useLayoutEffect(() => {
    const { current: heard } = field;
    if (!heard) return;
    const listening = new AbortController();
    const { signal } = listening;
    heard.addEventListener('input', (event) => onInput(event), { signal });
    heard.addEventListener('copy', (event) => onCopy(event), { signal });
    hearPastes(heard, { signal, onPaste: (event, rich) => onPaste(event, rich) });
    heard.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    heard.addEventListener('beforeinput', (event) => onBeforeInput(event), { signal });
    heard.addEventListener('blur', () => takeIn(), { signal });
    // Captured, to run before the page's own listeners, which store the work.
    for (const leaving of ['pagehide', 'visibilitychange'])
      addEventListener(leaving, () => takeIn(), { signal, capture: true });
    return () => listening.abort();
  }, [field]);
}
