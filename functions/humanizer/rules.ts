import { rewrite } from '#prose/rewrite/index.ts';
import type { Engine } from './engine.ts';

export const rules: Engine = {
  name: 'rules',
  maxChars: 5_000,
  maxEncoded: Infinity,
  pauseMs: 0,
  async rewrite(chunk, options) {
    const { changes, outcome } = rewrite(chunk, options);
    return { changes, restored: [], outcome };
  },
};
