import type { Span } from '../text/words.ts';

/** Words around a text that are not part of it, with the adjacent white space; `after` is their replacement. */
export type Frame = Span & { kind: FrameKind; after: string };
export type FrameKind = 'opening' | 'presentation' | 'announcement' | 'offer';

/** The reason for cutting a frame, as the user reads it. */
export const frameReasons: Readonly<Record<FrameKind, string>> = {
  opening: 'This is the chatbot’s reply to you, not part of the text.',
  presentation: 'This only introduces what follows.',
  announcement: 'This only announces what follows.',
  offer: 'This is the chatbot’s offer of more help, not part of the text.',
};

const chat = new Set<unknown>([frameReasons.opening, frameReasons.presentation, frameReasons.offer]);

/** Whether a change only cuts what a chatbot says to its user around the text, by its reason. */
export const isChatCut = ({ reason }: { reason?: string | null | undefined }): boolean => chat.has(reason);
