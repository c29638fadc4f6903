import { postDay } from '#contract/blog-words.ts';
import { tagPath } from '#contract/blog.ts';

type Props = { html: string; className: string };

/** Renders HTML that was sanitised: on the server if the Worker wrote it, else in `posts.ts` or by the editor. */
export const Html = ({ html, className }: Props) => (
  // oxlint-disable-next-line react/no-danger -- the one place, and what comes here has been through the sanitiser
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
);

/** The date in UTC, as the Worker renders it. */
export const PostDay = ({ moment }: { moment: string }) => <time dateTime={moment}>{postDay(moment)}</time>;

export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className="tags links small" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={tagPath(tag)}>{tag}</a>
        </li>
      ))}
    </ul>
  );
