import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { defaultAuthor } from '#contract/blog.ts';
import { newPostBody } from '#contract/schemas.ts';
import { composePost, slugOf } from '#blog/compose.ts';

const folder = 'content/blog';

/** Parses a file: `---`, a line for each field, `---`, and the text in Markdown. */
function read(file: string): { fields: Map<string, string>; markdown: string } {
  const [, head = '', markdown = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
  const fields = head.split('\n').map((line): [string, string] => {
    const at = line.indexOf(': ');
    return [line.slice(0, at), line.slice(at + 2)];
  });
  return { fields: new Map(fields), markdown };
}

/** Returns a post as the admin's API call would store it. */
async function composed(file: string) {
  const { fields, markdown } = read(file);
  const { author, ...draft } = newPostBody.parse({
    title: fields.get('title'),
    excerpt: fields.get('excerpt'),
    tags: fields.get('tags'),
    content: await marked.parse(markdown),
    published: true,
  });
  const { post, refused } = { post: undefined, ...composePost(draft) };
  if (refused !== undefined || post === undefined) throw new Error(`${file} is no post: ${refused}`);
  const id = crypto.randomUUID();
  const at = new Date(fields.get('date') ?? '').getTime();
  return { ...post, id, slug: slugOf(draft.title, id), author: author ?? defaultAuthor, at };
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns an INSERT statement for each post of the folder; it does nothing if a post has or had its slug. */
export function seedStatements(): Promise<string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return Promise.all(
    files.map(async (file) => {
      const post = await composed(file);
      const row: Record<string, string> = {
        id: quoted(post.id),
        slug: quoted(post.slug),
        title: quoted(post.title),
        excerpt: quoted(post.excerpt),
        excerpt_written: String(Number(post.excerptWritten)),
        author: quoted(post.author),
        created_at: String(post.at),
        updated_at: String(post.at),
        published: '1',
        tags: quoted(JSON.stringify(post.tags)),
        tag_slugs: quoted(JSON.stringify(post.tagSlugs)),
        words: String(post.words),
        text: quoted(post.text),
        content: quoted(post.content),
      };
      const isNew = `NOT EXISTS (SELECT 1 FROM blog_post_slugs WHERE slug = ${row.slug})`;
      return `INSERT INTO blog_posts (${Object.keys(row).join(', ')}) SELECT ${Object.values(row).join(', ')} WHERE ${isNew}`;
    }),
  );
}
