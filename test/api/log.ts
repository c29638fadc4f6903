import { vi } from 'vitest';

const inWords = (said: unknown) =>
  said instanceof Error ? `${said.name} ${said.message} ${said.stack}` : JSON.stringify(said);

/** All that is logged from now on, and how a log would show it: with the message and the stack of what was thrown. */
export function listenToLog() {
  const said: unknown[] = [];
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, way).mockImplementation((...words: unknown[]) => void said.push(...words));
  return { said, shown: () => said.map(inWords).join('\n') };
}
