import { rewriteSource } from '#prose/rewrite/index.ts';
import type { Engine } from './engine.ts';

export const rules: Engine = {
  name: 'rules',
  limits: null,
  rewrite: async (passage, options) => ({ ...rewriteSource(passage, options), restored: [] }),
};
