/** Of a title; a post whose title has none of these letters is called by its id. */
export const slugOf = (title: string, id: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `post-${id.slice(0, 8)}`;
