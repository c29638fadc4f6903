import { Refused, wrangler } from './wrangler.ts';

/** The state of the Cloudflare account before a deploy. */
export type Account = {
  /** The names of the Worker's secrets; undefined while there is no Worker. */
  secrets: string[] | undefined;
  /** The id of a namespace that a first deploy made before it failed. */
  leftNamespace: string | undefined;
};

const isAboutLogin = /CLOUDFLARE_API_TOKEN|wrangler login|Authentication error|Invalid access token/;

async function secretsOfWorker(): Promise<string[] | undefined> {
  try {
    const secrets: { name: string }[] = JSON.parse(await wrangler('secret', 'list'));
    return secrets.map(({ name }) => name);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (/Worker "[^"]+" not found/.test(error.message)) return undefined;
    if (isAboutLogin.test(error.message)) {
      throw new Error(
        'Nobody is logged in at Cloudflare: run `npx wrangler login`, then `npm run deploy` again. Where there is no browser, set CLOUDFLARE_API_TOKEN.',
        { cause: error },
      );
    }
    throw error;
  }
}

export async function readAccount(namespace: string): Promise<Account> {
  const secrets = await secretsOfWorker();
  if (secrets) return { secrets, leftNamespace: undefined };
  const namespaces: { title: string; id: string }[] = JSON.parse(await wrangler('kv', 'namespace', 'list'));
  return { secrets, leftNamespace: namespaces.find(({ title }) => title === namespace)?.id };
}
