/** The browser's storage as a mirror: where it is blocked or full, the mirror is missing and nothing else. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked.
  }
}

const outliveSignOut = (key: string) =>
  ['theme', 'debug_config', 'force_debug_mode', 'global_guest_usage'].includes(key) ||
  key.startsWith('guest_usage_');

const listeners = new Set<() => void>();

/** Whoever holds something of the person's in memory lets go of it too: a tab hears nothing of its own storage. */
export function onForgotten(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sign-out leaves only what belongs to the browser and not to the person. */
export function forgetPerson(): void {
  forgetStored();
  try {
    sessionStorage.clear();
  } catch {
    // Blocked.
  }
}

/** The same when somebody else signs in, who may be on the way to somewhere: that stands in the session's storage. */
export function forgetStored(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!outliveSignOut(key)) localStorage.removeItem(key);
  } catch {
    // Blocked.
  }
  for (const listener of listeners) listener();
}
