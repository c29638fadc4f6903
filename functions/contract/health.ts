export type Check = 'ok' | 'failed';

/** `watch`: whether the security events are looked at. */
export type Health = { status: Check; checks: { db: Check; kv: Check; keys: Check; watch: Check } };
