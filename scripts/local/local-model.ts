/** Programs that run models on a local machine, and their default addresses. */
const runners = [
  { name: 'Ollama', address: 'http://localhost:11434', list: '/api/tags' },
  { name: 'LM Studio', address: 'http://localhost:1234', list: '/v1/models' },
  { name: 'llama.cpp', address: 'http://localhost:8080', list: '/v1/models' },
] as const;

export type Runner = { name: string; address: string; list: string };
/** `address`: in the form of HUMANIZER_URL. */
export type LocalModel = { runner: string; model: string; address: string };

/** Timeouts in ms: short for runners that may not be there, longer for one whose address is set. */
const timeout = { default: 500, set: 10_000 };

/** Unsuitable models: embedders, models only for code, speech or pictures, untuned base models, and models that run elsewhere. */
const unfit =
  /embed|bge-|minilm|rerank|\bcode|coder|codestral|starcoder|devstral|llava|moondream|minicpm-v|-vl\b|vision|ocr|whisper|tts|-base\b|[:-]text\b|-cloud\b/i;

type Listed = { model: string; size: number };

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the size in billions of parameters, from the list or else the model's name; 0 if neither has it. */
function sizeOf(model: string, entry: unknown): number {
  const listed = field(field(entry, 'details'), 'parameter_size');
  const found = /(\d+(?:\.\d+)?)\s*(b|m)\b/i.exec(typeof listed === 'string' ? listed : model);
  return found === null ? 0 : Number(found[1]) / (found[2]?.toLowerCase() === 'm' ? 1000 : 1);
}

/** Ollama lists `models` with a `name`, the others `data` with an `id`. */
function modelsIn(list: unknown): Listed[] {
  const entries = field(list, 'models') ?? field(list, 'data');
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): Listed[] => {
    const model = field(entry, 'name') ?? field(entry, 'id');
    const isElsewhere = field(entry, 'remote_host') !== undefined;
    return typeof model === 'string' && !isElsewhere ? [{ model, size: sizeOf(model, entry) }] : [];
  });
}

async function modelsOf({ address, list }: Runner, signal: AbortSignal): Promise<Listed[]> {
  try {
    const response = await fetch(address + list, { signal, redirect: 'error' });
    return response.ok ? modelsIn(await response.json()) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the largest suitable model, or the named one, of the first runner that has one. LONGHAND_MODELS may set the address of
 * a runner; if it is empty, none is asked.
 */
export async function findLocalModel(
  named?: string,
  among: readonly Runner[] = runnersAt(process.env.LONGHAND_MODELS),
): Promise<LocalModel | null> {
  const signal = AbortSignal.timeout(process.env.LONGHAND_MODELS ? timeout.set : timeout.default);
  const lists = await Promise.all(among.map((runner) => modelsOf(runner, signal)));
  for (const [at, runner] of among.entries()) {
    const fit = (lists[at] ?? []).filter(({ model }) =>
      named === undefined ? !unfit.test(model) : model === named || model === `${named}:latest`,
    );
    const [best] = fit.toSorted((one, other) => other.size - one.size);
    if (best) return { runner: runner.name, model: best.model, address: `${runner.address}/v1` };
  }
  return null;
}

function runnersAt(address: string | undefined): readonly Runner[] {
  if (address === undefined) return runners;
  return address === '' ? [] : runners.map(({ name, list }) => ({ name, list, address }));
}

export const foundInWords = ({ runner, model }: LocalModel): string =>
  `Rewriting with ${model} of ${runner}. HUMANIZER_ENGINE=rules in .dev.vars is for the rules alone.`;

export const nothingFound =
  'Rewriting by rules alone. For a language model on this machine, install Ollama (https://ollama.com), run `ollama pull gemma3` and start again.';
