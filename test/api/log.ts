import { vi } from 'vitest';

const inWords = (said: unknown) =>
  said instanceof Error ? `${said.name} ${said.message} ${said.stack}` : JSON.stringify(said);

/** Captures everything logged from now on; `shown` renders it as a log does, with the message and stack of errors. */
export function listenToLog() {
  const said: unknown[] = [];
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, way).mockImplementation((...words: unknown[]) => void said.push(...words));
  return { said, shown: () => said.map(inWords).join('\n') };
}
