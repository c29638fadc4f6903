import type { Span } from '../text/words.ts';

/** Words around a text that are not part of it, with the adjacent white space; `after` is their replacement. */
export type Frame = Span & { kind: FrameKind; after: string };
export type FrameKind = 'opening' | 'presentation' | 'announcement' | 'offer';
