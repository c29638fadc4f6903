import type { Opened } from '#files/open/opening.ts';
import { toasts } from '#ui/toasts.ts';
import { humanizer } from '../workspace/humanizer.ts';

/** A file's text becomes the source, and what should be known of it is told. */
export function takeFile({ text, notes, name }: Opened) {
  humanizer.take(text, name);
  if (notes.length > 0) toasts.show({ type: 'info', title: `${name} is open`, message: notes.join(' ') });
}
