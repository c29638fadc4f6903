import { postDay } from '#contract/blog-words.ts';
import { tagPath } from '#contract/blog.ts';

/** In UTC, as the Worker writes it. */
export const PostDay = ({ moment }: { moment: string }) => <time dateTime={moment}>{postDay(moment)}</time>;

export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={tagPath(tag)}>{tag}</a>
        </li>
      ))}
    </ul>
  );
