export const profileDebug = {
  title: 'Profile Debug',
  lead: 'What this browser knows about the person who is signed in. It is shown here and sent nowhere.',
  asking: 'Asking the server who is signed in.',
  somebody: 'This is who is signed in.',
  nobody: 'Nobody is signed in, so there is no user and no profile.',
} as const;

export const authenticationDebug = {
  title: 'Authentication Debug',
  lead: 'The sign-in state of this browser, and tests for it. This page never shows a password, a token or a cookie.',
  session:
    'The session is a cookie that no script can read. These buttons ask the server whose it is; refreshing also stores the server’s answer.',
  storage: 'Only names and sizes, so that a screenshot of this page shows nothing that you wrote.',
  google: 'Goes to Google, comes back to /auth/callback, and from there to the home page.',
  noGoogle: 'This server has no sign-in with Google set up, so there is nothing to test.',
  tables: 'The tables of the schema in the local database.',
  rows: 'One row from each table that identifies an account: never a password hash or a session.',
  adminSignIn:
    'Sends made-up credentials to POST /api/auth/admin/login. The right answer is ‘Invalid admin credentials’.',
} as const;

export const debugLog = {
  title: 'Debug log',
  lead: 'Records the method, path, status and duration of each request, the name and place of each error, and the pages you visit. It never records a text, an address, a name or a secret. It stays in this tab until you close or clear it.',
  empty: 'Nothing has happened yet.',
  nothingLike: 'No entry matches.',
} as const;
