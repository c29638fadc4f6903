import { belongsTo, isBuild, type KeptBuild, nameOf } from '#offline/kept-build.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written before this by the build. */
declare const build: KeptBuild;

/** How long a page of the network is waited for where one is kept. */
const patience = 4_000;
/** This build and the one before, whose pages may still be open. */
const builds = 2;

const cacheName = nameOf(build);
const pages = new Set(build.documents);
const files = new Set(build.files);

async function demand(path: string): Promise<Response> {
  const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

async function demandDocument(path: string): Promise<Response> {
  const response = await demand(path);
  if (!belongsTo(build, await response.clone().text())) throw new Error(`${path} is of another build`);
  return response;
}

/** All of it or nothing: half a site would break where somebody needs it. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(cacheName);
  const keep = async (path: string, asked: Promise<Response>) => cache.put(path, await asked);
  try {
    await Promise.all([
      ...build.files.map((path) => keep(path, demand(path))),
      ...build.documents.map((path) => keep(path, demandDocument(path))),
      keep(build.shell, demandDocument(build.shell)),
    ]);
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const kept = (await caches.keys()).filter(isBuild);
  await Promise.all(kept.slice(0, -builds).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keptPage(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(pages.has(path) ? path : build.shell, { ignoreVary: true });
  return kept ?? Response.error();
}

/** The network's page where there is one, so that nobody is shown yesterday's; kept ones hold nothing of anybody. */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  // Some browsers know no preloading, and Firefox answers without a network with a response of type "error".
  const preloaded: Promise<Response | undefined> = Promise.resolve(event.preloadResponse);
  const fromNetwork = preloaded.then((response) =>
    response === undefined || response.type === 'error' ? fetch(event.request) : response,
  );
  const tooLate = new Promise<Response>((resolve) => {
    if (pages.has(path)) setTimeout(() => resolve(keptPage(path)), patience);
  });
  return Promise.race([fromNetwork, tooLate]).catch(() => keptPage(path));
}

/** The name of a script or style changes with what is in it, so a kept one is never old. */
async function answerAsset(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(cacheName).then((cache) => cache.put(event.request, copy)));
  }
  return response;
}

const answerFile = (event: FetchEvent, path: string): Promise<Response> =>
  fetch(event.request).catch(
    async () => (await caches.match(path, { ignoreVary: true })) ?? Response.error(),
  );

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** What it does not answer goes to the network as if it were not there: calls of the API, and other sites. */
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(event));
  else if (files.has(pathname)) event.respondWith(answerFile(event, pathname));
});
