import type { SignedIn } from '../../account/session/store.ts';

/** `more` says what it means for the person; the tests and the specification know the text. */
export type Message = { kind: 'success' | 'error'; text: string; more?: string };

/** What every tab is given. */
export type PanelProps = {
  known: SignedIn;
  /** Without a message the banner goes away. */
  say: (message?: Message) => void;
  onDeleted: (message: string) => void;
  /** What the person was about to do before Google was asked who they are. */
  resumed: string | null;
};
