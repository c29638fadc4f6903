import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pages, type PageName } from '#contract/pages.ts';
import { loadPage } from './routes.tsx';
import { App } from './shell/app.tsx';
import { ShellWhileLoading } from './shell/shell-while-loading.tsx';

/** `renderToString` writes a page as one piece; `prerender` would cut a long one up and join it by inline scripts. */
function renderAt(location: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
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
