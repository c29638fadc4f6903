import { formattings, strengths, tones } from '#contract/humanize.ts';
import type { Options } from '../review/options.ts';
import { voiceFromOption, voiceOption } from '../voice/stored-voice.ts';
import { defaultOptions } from '../workspace/workspace.ts';

/** Parses stored options. Unknown values become the defaults. */
export function optionsFrom(kept: object): Options {
  const strength = strengths.find((each) => each === Reflect.get(kept, 'strength'));
  const tone = tones.find((each) => each === Reflect.get(kept, 'tone'));
  const formatting = formattings.find((each) => each === Reflect.get(kept, 'formatting'));
  const voice = voiceFromOption(Reflect.get(kept, 'voice'));
  const frozen: unknown = Reflect.get(kept, 'frozen');
  return {
    strength: strength ?? defaultOptions.strength,
    tone: tone ?? defaultOptions.tone,
    formatting: formatting ?? defaultOptions.formatting,
    frozen: typeof frozen === 'string' ? frozen : defaultOptions.frozen,
    ...(Reflect.get(kept, 'engine') === 'rules' && { engine: 'rules' as const }),
    ...(voice && { voice: voiceOption(voice) }),
  };
}
