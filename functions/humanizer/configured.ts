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

type Configured = { engine: Engine } | { fault: string };

const defaultSeconds = '30';

function engineOf(env: Bindings, wait: Wait): Configured {
  const { HUMANIZER_ENGINE: name = 'rules', HUMANIZER_URL: address, HUMANIZER_MODEL: model } = env;
  const { HUMANIZER_SECONDS: said = defaultSeconds } = env;
  const seconds = said.trim() === '' ? Number.NaN : Number(said);
  if (!(seconds > 0 && seconds < Infinity)) {
    return { fault: `HUMANIZER_SECONDS must be a number of seconds above 0; it is “${said}”.` };
  }
  const timeLimit = seconds * 1000;
  switch (name) {
    case 'rules':
      return { engine: rules };
    case 'http':
      return address === undefined || !URL.canParse(address)
        ? { fault: 'HUMANIZER_ENGINE is “http”, so HUMANIZER_URL must be the address of a service.' }
        : { engine: httpEngine({ address, timeLimit, wait }) };
    case 'workers-ai':
      return env.AI === undefined || model === undefined
        ? { fault: 'HUMANIZER_ENGINE is “workers-ai”, so the AI binding and HUMANIZER_MODEL must be set.' }
        : { engine: workersAiEngine({ models: env.AI, model, timeLimit }) };
    default:
      return { fault: `HUMANIZER_ENGINE must be “rules”, “http” or “workers-ai”; it is “${name}”.` };
  }
}

/** What is wrong with the settings of the humanizer, for whoever sets them; null where nothing is. */
export function humanizerFault(env: Bindings): string | null {
  const configured = engineOf(env, async () => {});
  return 'fault' in configured ? configured.fault : null;
}

/** The engine that the configuration names, with what it needs; ours unless it names one. */
export function configuredEngine(env: Bindings, wait: Wait): Engine {
  const configured = engineOf(env, wait);
  if ('fault' in configured) throw new HumanizerMisconfigured(configured.fault);
  return configured.engine;
}
