/** What the build writes in: everything that the site needs without a network, and a name that changes with any of it. */
export type KeptBuild = {
  version: string;
  /** Pages that are files, by their address. */
  documents: readonly string[];
  /** An address that is answered with the shell, which serves every page drawn in the browser. */
  shell: string;
  /** Scripts, styles, fonts and pictures. */
  files: readonly string[];
};

const prefix = 'build ';

/** A cache per build. The browser lists them in the order in which they were made. */
export const nameOf = ({ version }: KeptBuild): string => prefix + version;

export const isBuild = (cache: string): boolean => cache.startsWith(prefix);

/** A document may only be kept beside the scripts that it asks for: a newer one of another build would miss its own. */
export function belongsTo({ files }: KeptBuild, html: string): boolean {
  const wanted = html.match(/\/assets\/[\w./-]+/g) ?? [];
  return wanted.every((file) => files.includes(file));
}
