import { createElement, type ReactNode, use } from 'react';

const failed = new Set<() => void>();

/** Lets failed parts load again. Called after their failure was handled, so that rendering does not retry in a loop. */
export function forgetFailedParts() {
  for (const forget of failed) forget();
  failed.clear();
}

/** Creates a component whose script loads on first render. Unlike with React's `lazy`, a failed script can be loaded again. */
export function lazy<Props extends object>(load: () => Promise<{ default: (props: Props) => ReactNode }>) {
  let asked: ReturnType<typeof load> | undefined;
  const forget = () => (asked = undefined);

  function ask() {
    if (asked === undefined) {
      asked = load();
      asked.catch(() => failed.add(forget));
    }
    return asked;
  }

  return (props: Props) => createElement(use(ask()).default, props);
}
