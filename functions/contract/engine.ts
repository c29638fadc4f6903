export const engineNames = ['rules', 'http', 'chat', 'workers-ai'] as const;
type EngineName = (typeof engineNames)[number];

/** The engine in use. `model`: the model's name. `host`: the host of the model or service. */
export type EngineInUse = { name: EngineName; model: string | null; host: string | null };

export const ourRules: EngineInUse = { name: 'rules', model: null, host: null };

/** Everything that may rewrite a user's text: the engines, and the user's own assistant. */
type Rewriter = EngineName | 'assistant';

/** Who reads a text while it is rewritten, for each rewriter. */
export const readers: Record<Rewriter, { by: string; reads: string }> = {
  rules: { by: 'Our own rules', reads: 'Nobody else. The text stays in the memory of our server.' },
  'workers-ai': { by: 'A language model of Cloudflare', reads: 'Cloudflare, which also hosts this site.' },
  chat: {
    by: 'A language model elsewhere',
    reads: 'The company or person that runs the model, at the address shown with its name.',
  },
  http: {
    by: 'A rewriting service',
    reads: 'That service. It gets the text in an address, which it may log.',
  },
  assistant: {
    by: 'Your own assistant',
    reads:
      'The company behind the assistant that you paste the request into. We get only what you paste back.',
  },
};

/** “gemma3:12b at localhost:11434” */
export function engineInWords({ name, model, host }: EngineInUse): string {
  if (name === 'rules') return 'our own rules';
  const what = model ?? 'a service';
  const where = name === 'workers-ai' ? 'Cloudflare' : host;
  return where === null ? what : `${what} at ${where}`;
}
