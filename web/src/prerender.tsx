import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pages, type PageName } from '#contract/pages.ts';
import { loadPage } from '#shell/routes.tsx';
import { App } from '#shell/app.tsx';
import { ShellWhileLoading } from '#shell/shell-while-loading.tsx';

/** Renders a page with its lazy parts, as one chunk: React would join several chunks with inline scripts. */
async function renderAt(location: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  if (html.includes('<!--$!-->')) throw new Error(`A part of ${location} failed, so its page would lack it.`);
  return html;
}

export async function renderPage(name: PageName, path: string = pages[name].path): Promise<string> {
  await loadPage(name);
  return renderAt(path);
}

export async function renderNotFound(): Promise<string> {
  await loadPage('not-found');
  return renderAt('/404');
}

export function renderShell(): string {
  return renderToString(
    <StaticRouter location="/shell">
      <ShellWhileLoading />
    </StaticRouter>,
  );
}
