import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

type Build = Map<string, Buffer>;

function readBuild(folder: string): Build {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [`/${name}`, readFileSync(join(folder, name))]));
}

const base = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const nextName = (name: string) => `next-${name}`;

/** Returns the site as another build would have it: every script and every reference to it is renamed. */
function nextBuild(build: Build): Build {
  const scripts = [...build.keys()].filter((path) => /^\/assets\/[^/]+\.js$/.test(path)).map(base);
  const renamed = (text: string) =>
    scripts
      .reduce((result, name) => result.replaceAll(name, nextName(name)), text)
      .replace(/"version": "\w+"/, '"version": "next"');
  return new Map(
    [...build].map(([path, content]) =>
      /\.(?:html|js)$/.test(path)
        ? [renamed(path), Buffer.from(renamed(content.toString()))]
        : [path, content],
    ),
  );
}

/** Serves the built site without its Worker: first the current build and, once released, only the next one. */
export async function serveTwoBuilds() {
  let build = readBuild('dist');
  const start = /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(String(build.get('/index.html')))?.[1];
  if (start === undefined) throw new Error('The home page starts no script.');
  const next = nextBuild(build);

  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/')) return void response.writeHead(503).end();
    const path = pathname === '/' ? '/index.html' : pathname;
    const found = [path, `${path}.html`].find((each) => build.has(each));
    const file = found ?? (extname(path) === '' ? '/shell.html' : undefined);
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'text/plain',
      'Cache-Control': 'no-cache',
    });
    return void response.end(build.get(file));
  });
  await new Promise<void>((listening) => void server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    newStart: start.replace(base(start), nextName(base(start))),
    release: () => void (build = next),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
