import { Hono } from 'hono';
import type { EngineInUse } from '#contract/engine.ts';
import { chooseEngine } from '#humanizer/engines/choice.ts';
import type { HumanizeEnv } from './charging.ts';

/** Names the engine in use, so that people know who reads their texts. Exposes no key, and only the host of its address. */
export const engineInUse = new Hono<HumanizeEnv>().get('/', (c) => {
  const choice = chooseEngine(c.env, c.get('transportPolicy'));
  return c.json<EngineInUse>({
    name: choice.name ?? 'rules',
    model: 'model' in choice ? choice.model : null,
    host: 'address' in choice ? new URL(choice.address).host : null,
  });
});
