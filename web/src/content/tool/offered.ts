import { counted } from '#words/figures.ts';

/** A change that is proposed and not made. */
export const offeredWords = {
  /** At the head of what it is about, and over its card. */
  kind: 'Said before',
  question: 'Leave it out?',
  accept: 'Leave it out',
  decline: 'Take it back',
  accepted: 'You left this out.',
  /** For who hears the mark. */
  mark: 'Said before, leave it out?',
  /** Before the name of what its switch leaves out. */
  leaveOut: 'Leave out',
  /** In the verdict: what one comes to by it. */
  left: (count: number) => `${counted(count, 'repetition')} to decide`,
  /** After what is said of a result. */
  note: 'At its end something is said again; you decide whether to leave it out.',
} as const;
