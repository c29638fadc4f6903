import { useDeferredValue, useState } from 'react';
import { type Post, readingMinutes } from '#contract/blog.ts';
import { excerptOf } from '#contract/post-html.ts';
import { countWords } from '#contract/words.ts';
import { PostArticle } from '#posts/post-article.tsx';
import { sanitise } from '#posts/sanitise.ts';
import type { Draft } from '#posts/kept-post.ts';

type Props = { draft: Draft; text: string; author: string; post: Post | undefined };

/** The post as its readers will see it. */
export function Preview({ draft, text, author, post }: Props) {
  const { title, excerpt, content, tags, image_url, published } = useDeferredValue(draft);
  const [now] = useState(() => new Date().toISOString());
  return (
    <section className="post-preview" aria-label="Preview">
      <PostArticle
        post={{
          id: post?.id ?? 'preview',
          slug: post?.slug ?? 'preview',
          title: title || 'Untitled',
          excerpt: sanitise(excerpt) || excerptOf(text),
          excerpt_written: excerpt.trim() !== '',
          content: sanitise(content),
          author,
          created_at: post?.created_at ?? now,
          updated_at: now,
          published,
          tags: tags
            .split(',')
            .map((tag) => tag.trim())
            .filter((tag) => tag !== ''),
          image_url: image_url.trim() || null,
          reading_minutes: readingMinutes(countWords(text)),
        }}
      />
    </section>
  );
}
