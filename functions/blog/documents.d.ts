/** Bundled by the build from `web/src/document.tsx`; see docs/decisions/0011-how-the-blog-is-drawn.md. */
declare module '#documents' {
  export function renderDocument(data: import('#contract/blog.ts').BlogData): Promise<string>;
}
