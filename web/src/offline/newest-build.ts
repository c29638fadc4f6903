import { isBuild } from './kept-build.ts';

const startScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/** Whether this page is of the build that was kept last: a page from the network may be ahead of what was kept. */
export async function runsNewestBuild(): Promise<boolean> {
  const script = startScript();
  const newest = (await caches.keys()).findLast(isBuild);
  if (script === undefined || newest === undefined) return true;
  const kept = await caches.open(newest);
  return (await kept.match(script, { ignoreVary: true })) !== undefined;
}
