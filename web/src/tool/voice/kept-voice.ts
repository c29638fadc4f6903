import { useSyncExternalStore } from 'react';
import type { Voice } from '#contract/voice.ts';
import { local, onForgotten } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';
import { isRecord, isText } from '#history/stored-changes.ts';
import type { Options } from '../review/options.ts';
import { voiceFrom, voiceOption } from './stored-voice.ts';

/** The sample stays in this browser; its figures go with each run that matches it, and its beginning where they say so. */
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

/** Whether the browser keeps it for the next visit too. */
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

/** Options that match the stored voice, if there is one. */
export function withVoice(options: Options): Options {
  const kept = store.current();
  if (kept === null) return options.voice === undefined ? options : withoutVoice(options);
  const voice = voiceOption(kept.voice);
  return options.voice === voice ? options : { ...options, voice };
}

/** At the start: a text that was not to match it still does not, and one that was matches the voice as it is now. */
export const withVoiceOfToday = (options: Options, isRestored: boolean): Options =>
  isRestored && options.voice === undefined ? options : withVoice(options);
