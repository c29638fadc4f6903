export const engineNames = ['rules', 'http', 'chat', 'workers-ai'] as const;
type EngineName = (typeof engineNames)[number];

/** What rewrites here. `model`: its name, `host`: where it or the service is. */
export type EngineInUse = { name: EngineName; model: string | null; host: string | null };

export const ourRules: EngineInUse = { name: 'rules', model: null, host: null };

/** What somebody's text may be rewritten by: the engines, and an assistant of their own. */
type Rewriter = EngineName | 'assistant';

/** Who reads a text while it is rewritten, for each way in which it may be. */
export const readers: Record<Rewriter, { by: string; reads: string }> = {
  rules: { by: 'Our own rules', reads: 'Nobody else. The text stays in the memory of our server.' },
  'workers-ai': {
    by: 'A language model of Cloudflare',
    reads: 'Cloudflare, which also hosts this site.',
  },
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
