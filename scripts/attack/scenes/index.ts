import { accountScenes } from './account.ts';
import { adminScenes } from './admin.ts';
import { entryScenes } from './entry.ts';
import { factorScenes } from './factors.ts';
import { paymentScenes } from './payments.ts';
import type { Scene } from './scene.ts';

/** A request of every route, prepared so that it succeeds. */
export const scenes: Record<string, Scene> = {
  ...entryScenes,
  ...accountScenes,
  ...paymentScenes,
  ...factorScenes,
  ...adminScenes,
};

export function sceneOf(name: string): Scene {
  const scene = scenes[name];
  if (scene === undefined) throw new Error(`There is no scene called ${name}`);
  return scene;
}
