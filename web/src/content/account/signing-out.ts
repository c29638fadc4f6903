/** What a person may leave behind in this browser, by the key it is kept under. */
export const workInWords = {
  draft: 'your drafts',
  result: 'their results',
  history: 'your last results',
  humanizedTexts: 'the texts of your scores',
  voice: 'your voice',
  contact_draft: 'your unsent message',
  blog_draft_: 'your unsaved posts',
} as const;

const kept = 'Your texts are still in this browser.';

export const signingOut = {
  title: 'Sign out',
  about: (work: string) => `Only this browser holds ${work}. Should that stay here when you sign out?`,
  keep: 'Keep on this device',
  remove: 'Delete from this device',
  note: 'What stays can be read by anybody who uses this browser. It goes when another account signs in here.',
  kept,
  deleted: 'Your texts are deleted from this browser.',
};

export const sessionEnded = {
  message: 'This session was ended. Sign in again to go on.',
  kept,
};

export const othersGone = {
  title: 'Earlier texts are deleted',
  message:
    'Somebody else was signed in here before you. The drafts and the results that they left in this browser are gone, so that only they have read them.',
};
