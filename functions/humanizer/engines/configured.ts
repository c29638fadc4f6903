import type { HumanizeOptions } from '#contract/humanize.ts';
import type { Bindings, TextModels } from '#env.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';
import { chooseEngine, type EngineChoice } from './choice.ts';
import type { Engine } from '../engine.ts';
import { httpEngine } from './http.ts';
import { rulesEngine } from './rules.ts';
import type { Wait } from '#outgoing/retry.ts';

/** The log shows an error's name but not its message, so the name states the problem. */
class HumanizerMisconfigured extends Error {
  override name = 'HumanizerMisconfigured';
}

/** Returns our rules where a request asks for them, else the configured engine. */
export const engineFor = async (
  { engine }: HumanizeOptions,
  env: Bindings,
  wait: Wait,
  policy: TransportPolicy,
): Promise<Engine> => (engine === 'rules' ? rulesEngine : configuredEngine(env, wait, policy));

/** Creates the configured engine. */
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

/** Loads the code for models only where one is configured. */
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
