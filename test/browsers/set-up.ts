import type { TestProject } from 'vitest/node';
import { running } from '../commands/running.ts';

declare module 'vitest' {
  interface ProvidedContext {
    server: string;
  }
}

/** One server for all engines; each journey meets it under an address of its own. */
export default async function setUp(project: TestProject) {
  const server = running(process.execPath, ['test/server/start.ts']);
  await server.until(/The test server answers at \S+/);
  project.provide('server', /answers at (\S+)/.exec(server.said())?.[1] ?? '');
  return server.stop;
}
