import { accountScenes } from './account.ts';
import { adminScenes } from './admin.ts';
import { entryScenes } from './entry.ts';
import { factorScenes } from './factors.ts';
import { paymentScenes } from './payments.ts';
import type { Scene } from './scene.ts';

/** A call of every route, at the point at which it goes well. */
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
