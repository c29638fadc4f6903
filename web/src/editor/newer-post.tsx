import { type RefObject, useEffect } from 'react';
import { type Post, postPath } from '#contract/blog.ts';
import { Button } from '#ui/button.tsx';
import { momentInWords } from '#words/moments.ts';

type Props = { ref: RefObject<HTMLElement | null>; post: Post; onMine: () => void; onTheirs: () => void };

/** Says that the post was saved elsewhere since editing began, and lets the author choose which version to keep. */
export function NewerPost({ ref, post, onMine, onTheirs }: Props) {
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <section className="note draft-found small anywhere" ref={ref} tabIndex={-1} aria-labelledby="newer-post">
      <p id="newer-post">
        <strong>This post was saved after you began to write.</strong>
      </p>
      <p>
        {`The version in the blog is from ${momentInWords(post.updated_at)}, saved by you in another tab or by somebody else. Yours is shown here. `}
        <a href={postPath(post.slug)} target="_blank">
          See the version in the blog
        </a>
      </p>
      <p className="actions">
        <Button look="quiet" onClick={onMine}>
          Continue with mine
        </Button>
        <Button look="quiet" onClick={onTheirs}>
          Use the version in the blog
        </Button>
      </p>
    </section>
  );
}
