import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export type Cost = { N: number; r: number; p: number };
export type DeriveKey = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>;

/** OWASP rates this as strong as N = 2^17, r = 8, p = 1, and it needs less of an isolate's memory. */
export const recommendedCost: Cost = { N: 2 ** 14, r: 8, p: 5 };

const keyBytes = 32;
const saltBytes = 16;

export const deriveKey: DeriveKey = (password, salt, cost) =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

type Parsed = { cost: Cost; salt: Buffer; key: Buffer };

function parse(hash: string): Parsed {
  const [kind, N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) throw new Error('Not a password hash');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(cost: Cost = recommendedCost, derive: DeriveKey = deriveKey) {
  const nobody = Buffer.alloc(saltBytes);
  return {
    /** Stores the parameters with the hash, so that they can be raised without locking anybody out. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(saltBytes);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
        '$',
      );
    },

    /** Does the same work without a hash, so that the response time does not reveal whether an account exists. */
    async verify(password: string, hash: string | null): Promise<boolean> {
      if (hash === null) {
        await derive(password, nobody, cost);
        return false;
      }
      const stored = parse(hash);
      return timingSafeEqual(await derive(password, stored.salt, stored.cost), stored.key);
    },

    isCurrent(hash: string): boolean {
      const stored = parse(hash).cost;
      return stored.N === cost.N && stored.r === cost.r && stored.p === cost.p;
    },
  };
}
