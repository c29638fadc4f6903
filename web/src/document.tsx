import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { BlogData } from '#contract/blog.ts';
import { PageData } from '#posts/page-data.ts';
import { loadManagedPosts } from '#pages/blog/lazy-managed-posts.tsx';
import { loadPage } from '#shell/routes.tsx';
import { App } from '#shell/app.tsx';

/** The app as the browser will draw it at this address; the Worker calls it for each document of the blog. */
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
