import { vi } from 'vitest';

/** For one test the script of every worker fails to load. */
export function stubWorkerWithoutScript() {
  class Missing extends Worker {
    constructor() {
      super('/there-is-no-such-script.js', { type: 'module' });
    }
  }
  vi.stubGlobal('Worker', Missing);
}
