import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  'web',
  'functions/contract',
  'functions/prose',
  'functions/middleware/security-headers.ts',
  'scripts/build.ts',
  'scripts/generate/offline.ts',
  'package-lock.json',
];

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether `dist` holds a development build of the current sources. */
export function isBuilt(): boolean {
  const stamp = 'dist/file-trial.html';
  return (
    existsSync(stamp) &&
    existsSync('.cache/documents/document.js') &&
    statSync(stamp).mtimeMs > Math.max(...inputs.map(newest))
  );
}
