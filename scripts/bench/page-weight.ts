import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Returns the gzipped bytes of the JavaScript that a built page loads before any interaction. */
export function scriptBytes(folder: string, file: string): number {
  const html = readFileSync(join(folder, file), 'utf8');
  const addresses = new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, address]) => address ?? ''),
  );
  return [...addresses].reduce(
    (sum, address) => sum + gzipSync(readFileSync(join(folder, address))).length,
    0,
  );
}

const bareMain = `
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Link to="/more">More</Link>} />
    </Routes>
  </BrowserRouter>,
);
`;

/** Builds a page with only React, react-dom and react-router-dom, and measures it the same way. */
export async function bareScriptBytes(): Promise<number> {
  const root = '.cache/bare';
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(
    join(root, 'index.html'),
    '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  );
  writeFileSync(join(root, 'main.tsx'), bareMain);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // In a test runner, React's development build would be used otherwise.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: 'dist' },
  });
  return scriptBytes(join(root, 'dist'), 'index.html');
}
