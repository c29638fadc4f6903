import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { type Place, placeAt, type Way } from './place.ts';

/** Returns what a key does on a change: the index to move to, "take back" to revert it, or null. */
export function stepOf(key: string, index: number, count: number): number | 'take back' | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
    case 'n':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'p':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Backspace':
    case 'Delete':
      return 'take back';
    default:
      return null;
  }
}

export type MarkEvents = {
  onOpen: (place: Place, way: Way) => void;
  /** Called when the pointer has left a mark that it rested on. */
  onLeave: () => void;
  onTakeBack: (index: number) => void;
  /** Moves to another change, by its index. */
  onGo: (index: number) => void;
};

/** Delay in ms before a mark opens, so that nothing opens under a pointer that only passes. */
const rest = 150;

/** Handles the events of all marks in the text that contains them. */
export function useMarks(count: number, { onOpen, onLeave, onTakeBack, onGo }: MarkEvents) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  function onClick({ target }: SyntheticEvent) {
    clearTimeout(resting.current);
    const place = placeAt(target);
    if (place && getSelection()?.isCollapsed !== false) onOpen(place, 'press');
  }

  function restOn(place: Place | null, { pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    clearTimeout(resting.current);
    resting.current = setTimeout(() => (place ? onOpen(place, 'hover') : onLeave()), place ? rest : 2 * rest);
  }

  const onPointerOver = (event: PointerEvent) => restOn(placeAt(event.target), event);
  // Passes null, since the event's target is the mark that the pointer was on.
  const onPointerLeave = (event: PointerEvent) => restOn(null, event);

  function onKeyDown(event: KeyboardEvent) {
    const place = placeAt(event.target);
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(place, 'key');
    } else if (place.of === 'change') {
      const step = stepOf(event.key, place.index, count);
      if (step === null) return;
      event.preventDefault();
      // With words selected, the key applies to them and not to the change that still has the focus.
      if (step === 'take back' && getSelection()?.isCollapsed === false) return;
      if (step === 'take back') onTakeBack(place.index);
      else onGo(step);
    }
  }

  return { onClick, onPointerOver, onPointerLeave, onKeyDown };
}
