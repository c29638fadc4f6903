/** As npm's lock file has it. */
type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Locked> };

type Component = {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  /** A library may bring it for Node on some platform, or as types; no part of what is built. */
  scope?: 'optional';
  licenses?: { expression: string }[];
  hashes?: { alg: string; content: string }[];
};

/** Where a package finds another: beside itself, or with the packages around it. */
function findLocked({ packages }: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** All that the named packages bring, by their place. */
function placesFrom(lock: Lock, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = names.map((name) => ({ name, from: '' }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const place = findLocked(lock, next.name, next.from);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies } = lock.packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      open.push({ name, from: place });
    }
  }
  return found;
}

function componentOf(place: string, { version = '', license, integrity, optional }: Locked): Component {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [algorithm = '', content = ''] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(optional === true ? { scope: 'optional' as const } : {}),
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] }
      : {}),
  };
}

/** A list of what the named packages bring, in the form of CycloneDX 1.6. */
export function componentsOf(
  lock: Lock,
  names: readonly string[],
  product: { name: string; version: string },
) {
  const places = [...placesFrom(lock, names)].toSorted();
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...product } },
    components: places.map((place) => componentOf(place, lock.packages[place] ?? {})),
  };
}
