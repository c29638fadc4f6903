import { formattings, strengths, tones } from '#contract/humanize.ts';
import { local } from '../../browser/storage.ts';
import { defaultOptions, type Options, type Workspace } from '../workspace/workspace.ts';

const key = 'draft';
const quietFor = 400;

type Draft = { text: string; options: Options };

function optionsOf(kept: object): Options {
  const strength = strengths.find((each) => each === Reflect.get(kept, 'strength'));
  const tone = tones.find((each) => each === Reflect.get(kept, 'tone'));
  const formatting = formattings.find((each) => each === Reflect.get(kept, 'formatting'));
  const frozen: unknown = Reflect.get(kept, 'frozen');
  return {
    strength: strength ?? defaultOptions.strength,
    tone: tone ?? defaultOptions.tone,
    formatting: formatting ?? defaultOptions.formatting,
    frozen: typeof frozen === 'string' ? frozen : defaultOptions.frozen,
  };
}

export function readDraft(): Draft | null {
  const kept = local.readJson(key);
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || typeof kept.text !== 'string')
    return null;
  return { text: kept.text, options: optionsOf(kept) };
}

export function writeDraft({ text, options }: Draft): void {
  if (text === '' && options === defaultOptions) local.remove(key);
  else local.write(key, JSON.stringify({ text, ...options }));
}

type Parts = {
  /** Runs something after a while, when the browser is idle; returns what cancels it. */
  later: (run: () => void, milliseconds: number) => () => void;
  write?: (draft: Draft) => void;
};

/** Writes the draft once the person has stopped typing for a moment. */
export function createDraftKeeper({ later, write = writeDraft }: Parts) {
  let waiting: Draft | null = null;
  let callOff: (() => void) | undefined;

  function flush() {
    callOff?.();
    if (waiting) write(waiting);
    waiting = null;
  }

  return {
    keep({ text, options }: Pick<Workspace, 'text' | 'options'>) {
      waiting = { text, options };
      callOff?.();
      callOff = later(flush, quietFor);
    },
    /** At once, since the page may be on its way out. */
    flush,
  };
}
