import { tagPath } from '#contract/blog.ts';

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
