import type { HumanizeOptions } from '#contract/humanize.ts';
import type { Bindings, TextModels } from '#env.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';
import { chooseEngine, type EngineChoice } from './choice.ts';
import type { Engine } from '../engine.ts';
import { httpEngine } from './http.ts';
import { rulesEngine } from './rules.ts';
import type { Wait } from '#outgoing/retry.ts';

/** Its name stands in the log, its message does not, so the name says it. */
class HumanizerMisconfigured extends Error {
  override name = 'HumanizerMisconfigured';
}

/** Our rules where somebody asks for them, else the engine that the configuration names. */
export const engineFor = async (
  { engine }: HumanizeOptions,
  env: Bindings,
  wait: Wait,
  policy: TransportPolicy,
): Promise<Engine> => (engine === 'rules' ? rulesEngine : configuredEngine(env, wait, policy));

/** The engine that the configuration names, with what it needs. */
async function configuredEngine(env: Bindings, wait: Wait, policy: TransportPolicy): Promise<Engine> {
  const choice = chooseEngine(env, policy);
  switch (choice.name) {
    case 'rules':
      return rulesEngine;
    case 'http':
      return httpEngine({ ...choice, wait });
    case 'chat':
    case 'workers-ai':
      return engineOf(choice, wait);
    case null:
      throw new HumanizerMisconfigured(choice.fault);
  }
}

type ModelChoice = Extract<EngineChoice<TextModels>, { name: 'chat' | 'workers-ai' }>;

/** What speaks with models is loaded where one is configured. */
async function engineOf(choice: ModelChoice, wait: Wait): Promise<Engine> {
  const { modelEngine, chatTransport, workersAiTransport } = await import('#humanizer/model/index.ts');
  const { name, model, judge, timeLimit, doubts, names } = choice;
  const transportOf = (named: string) =>
    name === 'chat'
      ? chatTransport({ ...choice, model: named })
      : workersAiTransport({ ...choice, model: named });
  return modelEngine(name, {
    transport: transportOf(model),
    judge: transportOf(judge),
    timeLimit,
    doubts,
    names,
    wait,
  });
}
