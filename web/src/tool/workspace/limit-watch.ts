import type { Clock } from '#browser/clock.ts';
import type { Block } from '../limits/limits.ts';
import { isTypedOn } from './edited-text.ts';
import type { OwnAct } from './workspace.ts';

/** Delay in ms after the last keystroke before the user counts as having stopped typing. */
const pauseInTyping = 1_000;

type Dependencies = { clock: Clock; block: () => Block | null; show: (block: Block) => void };

export type LimitWatch = ReturnType<typeof watchLimit>;

/**
 * Opens the dialog of a limit that is crossed by typing, once, after a pause; never for a text that was pasted or opened.
 * A guest sees the plans there.
 */
export function watchLimit({ clock, block, show }: Dependencies) {
  /** The limit that the last change hit. `isCrossed`: it was crossed by typing and its dialog has not opened yet. */
  let reached: Block | null = null;
  let isCrossed = false;
  let changes = 0;

  return {
    /** Called after each change of the text. */
    follow(before: string, by: OwnAct) {
      const found = block();
      isCrossed = isTypedOn(before, by) && found !== null && (isCrossed || found !== reached);
      reached = found;
      changes += 1;
      if (!isCrossed) return;
      const latest = changes;
      clock.schedule(() => {
        const left = block();
        if (changes !== latest || left === null) return;
        isCrossed = false;
        show(left === 'guest' ? 'words' : left);
      }, pauseInTyping);
    },
    /** Cancels a dialog that is about to open. */
    rest: () => void (changes += 1),
  };
}
