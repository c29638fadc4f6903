import { createElement, type ReactNode, use } from 'react';

const failed = new Set<() => void>();

/** A failure is remembered until it has been shown, so that drawing a part does not ask for it again and again. */
export function forgetFailedParts() {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component whose script is loaded when it is first drawn; unlike React's own, a script that did not come is asked for again. */
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
