/** Loaded by the first call that needs it: it reads certificates of every kind, and the Worker starts without it. */
export const library = () => import('@simplewebauthn/server');
