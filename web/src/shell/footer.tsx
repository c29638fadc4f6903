import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { appLinks, mainLinks } from '#navigation/links.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { mailTo, paths } from '#navigation/paths.ts';
import { Wordmark } from './header.tsx';

const moreLinks = [
  { label: 'What the scores mean', path: paths.scores },
  { label: 'Privacy', path: paths.privacy },
  { label: 'Terms', path: paths.terms },
] as const;

const linkItems = (links: readonly { label: string; path: string }[]) =>
  links.map(({ label, path }) => (
    <li key={path}>
      <PageLink to={path}>{label}</PageLink>
    </li>
  ));

export function Footer() {
  return (
    <footer className="footer rule-above soft small">
      <div className="footer-line stack-5">
        <div>
          <p className="wordmark lead touch semibold">
            <Wordmark />
          </p>
          <p>
            Questions, or something wrong? <a href={mailTo()}>{brand.supportEmail}</a>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul>
            {linkItems(mainLinks)}
            <li>
              <Link to={paths.questions}>Questions</Link>
            </li>
            {linkItems(moreLinks)}
          </ul>
        </nav>
        <nav aria-label="Mobile apps">
          <ul>
            {appLinks.map(({ label, address }) => (
              <li key={address}>
                <a href={address}>{label} app</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
