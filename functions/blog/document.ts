// The TypeScript projects that import this file do not include `documents.d.ts`.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./documents.d.ts" />
import { renderDocument } from '#documents';
import type { BlogData } from '#contract/blog.ts';
import { headHtml, scriptJson } from './head.ts';

/** `part`: the document from the build, with the app's script and styles and an empty root. */
export async function documentOf(part: Response, data: BlogData): Promise<string> {
  const drawn = await renderDocument(data);
  return new HTMLRewriter()
    .on('meta[name="viewport"]', {
      element: (viewport) => void viewport.after(`\n    ${headHtml(data)}`, { html: true }),
    })
    .on('#root', {
      element(root) {
        root.setInnerContent(drawn, { html: true });
        root.after(`\n    <script type="application/json" id="page-data">${scriptJson(data)}</script>`, {
          html: true,
        });
      },
    })
    .transform(part)
    .text();
}
