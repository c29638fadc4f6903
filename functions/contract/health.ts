export type Check = 'ok' | 'failed';

/** `watch`: whether the security events are being scanned. */
export type Health = { status: Check; checks: { db: Check; kv: Check; keys: Check; watch: Check } };
