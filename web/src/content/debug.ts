export const profileDebug = {
  title: 'Profile Debug',
  lead: 'What this browser knows of the person who is signed in. It is shown here and sent nowhere.',
  asking: 'The server is asked who is signed in.',
  somebody: 'This is who is signed in.',
  nobody: 'Nobody is signed in, so there is no user and no profile.',
} as const;

export const authenticationDebug = {
  title: 'Authentication Debug',
  lead: 'How signing in stands in this browser, and tests of it. Nothing here shows a password, a token or a cookie.',
  session:
    'The session is a cookie that no script can read. These ask the server whose it is; refreshing also takes over what the server answers.',
  storage: 'Names and sizes alone, so that a picture of this page holds nothing that you wrote.',
  google: 'Goes to Google, comes back to /auth/callback, and from there to the home page.',
  noGoogle: 'This server has no sign-in with Google set up, so there is nothing to test.',
  tables: 'Which tables of the schema the local database has.',
  rows: 'One row each of what identifies an account: never a password hash or a session.',
  adminSignIn:
    'Sends credentials that are made up to POST /api/auth/admin/login. The right answer is ‘Invalid admin credentials’.',
} as const;

export const debugLog = {
  title: 'Debug log',
  lead: 'Notes of each call its method, path, status and duration, of each fault its name and place, and where you went. Never a text, an address, a name or a secret. It stays in this tab until you close or clear it.',
  empty: 'Nothing has happened yet.',
  nothingLike: 'Nothing that was noted is like this.',
} as const;
