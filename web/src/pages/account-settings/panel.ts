import type { SignedIn } from '#account/session/store.ts';

/** `text` is the specification's sentence, `more` what it means for the person. */
export type Message = { kind: 'success' | 'error'; text: string; more?: string };

/** What every tab is given. */
export type PanelProps = {
  known: SignedIn;
  /** Without a message the banner is removed. */
  say: (message?: Message) => void;
  onDeleted: (message: string) => void;
  /** The form that was open before the redirect to Google. */
  resumed: string | null;
};
