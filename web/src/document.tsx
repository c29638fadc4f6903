import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { BlogData } from '#contract/blog.ts';
import { PageData } from '#posts/page-data.ts';
import { loadManagedPosts } from '#pages/blog/lazy-managed-posts.tsx';
import { loadPage } from '#shell/routes.tsx';
import { App } from '#shell/app.tsx';

/** Renders the app as the browser will render it at this address. The Worker calls this for each document of the blog. */
export async function renderDocument(data: BlogData): Promise<string> {
  await Promise.all([loadPage(data.page), data.page === 'blog' && data.admin && loadManagedPosts()]);
  return renderToString(
    <StrictMode>
      <PageData value={data}>
        <StaticRouter location={data.address}>
          <App />
        </StaticRouter>
      </PageData>
    </StrictMode>,
  );
}
