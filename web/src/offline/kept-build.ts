/** Filled in by the build: all files that the site needs without a network, and a version that changes with any of them. */
export type KeptBuild = {
  version: string;
  /** Addresses of the pages that are files. */
  documents: readonly string[];
  /** Address of the shell, which serves every page that is rendered in the browser. */
  shell: string;
  /** Scripts, styles, fonts and pictures. */
  files: readonly string[];
};

const prefix = 'build ';

/** The cache name of a build. Browsers list caches in the order of their creation. */
export const nameOf = ({ version }: KeptBuild): string => prefix + version;

export const isBuild = (cache: string): boolean => cache.startsWith(prefix);

/** Whether a build has all files that a document needs. A document of a newer build must not be cached with it. */
export function belongsTo({ files }: KeptBuild, html: string): boolean {
  const wanted = html.match(/\/assets\/[\w./-]+/g) ?? [];
  return wanted.every((file) => files.includes(file));
}
