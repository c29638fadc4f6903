import type { Bindings } from '../env.ts';
import { chooseEngine } from './choice.ts';
import type { Engine } from './engine.ts';
import { httpEngine } from './http.ts';
import { rules } from './rules.ts';
import type { Wait } from './waiting.ts';
import { workersAiEngine } from './workers-ai.ts';

/** Its name stands in the log, its message does not, so the name says it. */
class HumanizerMisconfigured extends Error {
  override name = 'HumanizerMisconfigured';
}

/** The engine that the configuration names, with what it needs. */
export function configuredEngine(env: Bindings, wait: Wait): Engine {
  const choice = chooseEngine(env);
  switch (choice.name) {
    case 'rules':
      return rules;
    case 'http':
      return httpEngine({ ...choice, wait });
    case 'workers-ai':
      return workersAiEngine(choice);
    case null:
      throw new HumanizerMisconfigured(choice.fault);
  }
}
