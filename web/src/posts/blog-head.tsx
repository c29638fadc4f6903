import { subtitles } from '#contract/blog-words.ts';
import { appLinks } from '#navigation/links.ts';
import { paths } from '#navigation/paths.ts';

export const BlogTop = () => (
  <div className="blog-top spread small">
    <a className="touch" href={paths.home}>
      Back to home
    </a>
    <ul className="links" aria-label="Mobile apps">
      {appLinks.map(({ label, address }) => (
        <li key={address}>
          <a href={address}>{`Get it for ${label}`}</a>
        </li>
      ))}
    </ul>
  </div>
);

export const BlogTitle = ({ admin = false }: { admin?: boolean }) => (
  <>
    <h1 tabIndex={-1}>{admin ? 'Blog (Admin)' : 'Blog'}</h1>
    <p>{admin ? subtitles.admin : subtitles.reader}</p>
  </>
);
