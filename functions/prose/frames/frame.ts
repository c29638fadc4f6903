import type { Span } from '../text/words.ts';

/** Words around a text that are no part of it, with the white space that goes with them; `after` is what stands there then. */
export type Frame = Span & { kind: FrameKind; after: string };
export type FrameKind = 'opening' | 'presentation' | 'announcement' | 'offer';
