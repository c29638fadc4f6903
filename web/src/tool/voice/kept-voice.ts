import { useSyncExternalStore } from 'react';
import type { Voice } from '#contract/voice.ts';
import { local, onForgotten } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';
import { isRecord, isText } from '#history/stored-changes.ts';
import type { Options } from '../review/options.ts';
import { voiceFrom, voiceOption } from './stored-voice.ts';

/** The sample stays in this browser. Runs send only `voice`, which holds the sample's beginning if the user agreed to that. */
export type KeptVoice = { sample: string; voice: Voice };

const key = 'voice';

function read(): KeptVoice | null {
  const stored = local.readJson(key);
  if (!isRecord(stored) || !isText(stored['sample'])) return null;
  const voice = voiceFrom(stored['voice']);
  return voice && { sample: stored['sample'], voice };
}

const store = createStore(read());
onForgotten(() => store.set(null));

export const useKeptVoice = (): KeptVoice | null => useSyncExternalStore(store.subscribe, store.current);

/** Sets and stores the voice. Returns whether the browser stored it for the next visit. */
export function keepVoice(kept: KeptVoice): boolean {
  store.set(kept);
  return local.write(key, JSON.stringify(kept));
}

export function deleteVoice(): void {
  store.set(null);
  local.remove(key);
}

export function withoutVoice(options: Options): Options {
  const { voice: _, ...others } = options;
  return others;
}

/** Returns the options with the stored voice, or without a voice if none is stored. */
export function withVoice(options: Options): Options {
  const kept = store.current();
  if (kept === null) return options.voice === undefined ? options : withoutVoice(options);
  const voice = voiceOption(kept.voice);
  return options.voice === voice ? options : { ...options, voice };
}

/** Options at start. A restored draft without a voice stays without one; otherwise the currently stored voice applies. */
export const withVoiceOfToday = (options: Options, isRestored: boolean): Options =>
  isRestored && options.voice === undefined ? options : withVoice(options);
