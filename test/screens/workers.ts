import { vi } from 'vitest';

/** Makes the script of every worker fail to load, for one test. */
export function stubWorkerWithoutScript() {
  class Missing extends Worker {
    constructor() {
      super('/there-is-no-such-script.js', { type: 'module' });
    }
  }
  vi.stubGlobal('Worker', Missing);
}
