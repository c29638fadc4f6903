/** What a user may leave in this browser, by storage key. */
export const workInWords = {
  draft: 'your drafts',
  result: 'your results',
  history: 'your history',
  humanizedTexts: 'your scored texts',
  voice: 'your writing sample',
  contact_draft: 'your unsent message',
  blog_draft_: 'your unsaved posts',
} as const;

const kept = 'Your texts are still in this browser.';

export const signingOut = {
  title: 'Sign out',
  about: (work: string) => `Only this browser has ${work}. Keep this work here when you sign out?`,
  keep: 'Keep on this device',
  remove: 'Delete from this device',
  note: 'Anyone who uses this browser can read what you keep. It is deleted when another account signs in here.',
  kept,
  deleted: 'Your texts have been deleted from this browser.',
};

export const sessionEnded = { message: 'Your session has ended. Sign in again to continue.', kept };

export const othersGone = {
  title: 'Earlier texts were deleted',
  message:
    'Somebody else was signed in here before you. We deleted the drafts and the results that they left in this browser, to keep them private.',
};
