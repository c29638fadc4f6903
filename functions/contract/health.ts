export type Check = 'ok' | 'failed';

export type Health = { status: Check; checks: { db: Check; kv: Check; keys: Check } };
