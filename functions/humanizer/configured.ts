import type { Bindings } from '../env.ts';
import type { Engine } from './engine.ts';
import { httpEngine } from './http.ts';
import { rules } from './rules.ts';
import type { Wait } from './waiting.ts';
import { workersAiEngine } from './workers-ai.ts';

/** Its name stands in the log, its message does not, so the name says it. */
class HumanizerMisconfigured extends Error {
  override name = 'HumanizerMisconfigured';
}

/** The engine that the configuration names, with what it needs; ours unless it names one. */
export function configuredEngine(env: Bindings, wait: Wait): Engine {
  const { HUMANIZER_ENGINE: name = 'rules', HUMANIZER_URL: address, HUMANIZER_MODEL: model } = env;
  const timeLimit = Number(env.HUMANIZER_SECONDS ?? 30) * 1000;
  if (name === 'rules') return rules;
  if (name === 'http' && address !== undefined) return httpEngine({ address, timeLimit, wait });
  if (name === 'workers-ai' && env.AI !== undefined && model !== undefined) {
    return workersAiEngine({ models: env.AI, model, timeLimit });
  }
  throw new HumanizerMisconfigured(`The engine ${name} is unknown or lacks what it needs`);
}
