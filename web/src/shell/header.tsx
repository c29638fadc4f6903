import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { AccountCorner } from '#account/menu/account-corner.tsx';
import { AccountMenu } from '#account/menu/account-menu.tsx';
import { chooseTheme, type Theme, themes, useTheme } from '#browser/theme.ts';
import { appLinks, mainLinks } from '#navigation/links.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Bars, ChevronDown, HalfMoon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';

/** The name behind a proofreader's caret, the mark for "insert here". */
export const Wordmark = () => (
  <>
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden className="caret">
      <path d="M2.5 16.5C5 13 7.3 8.5 9.2 3.2c1.9 5 4.5 9.2 8.3 12.8" />
    </svg>
    {brand.name}
  </>
);

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

function ThemeSwitch() {
  const current = useTheme();
  return (
    <Menu label={<HalfMoon />} name="Theme" className="theme-switch with-script">
      <fieldset className="choices">
        <legend>Theme</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
            />
            {names[theme]}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}

const pageItems = mainLinks.map(({ label, path }) => (
  <li key={path}>
    <PageLink to={path}>{label}</PageLink>
  </li>
));

const appItems = appLinks.map(({ label, address }) => (
  <li key={address}>
    <a href={address}>{label}</a>
  </li>
));

export function Header() {
  return (
    <header className="header">
      <div className="header-line line">
        <Link to={paths.home} className="wordmark lead touch semibold" aria-label={`${brand.name}, home`}>
          <Wordmark />
        </Link>
        <nav className="header-wide small" aria-label="Main">
          <ul>
            {pageItems}
            <li>
              <Menu
                label={
                  <>
                    Mobile Apps
                    <ChevronDown />
                  </>
                }
              >
                <ul className="menu-list">{appItems}</ul>
              </Menu>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
        <AccountCorner />
        <Menu label={<Bars />} name="Menu" className="header-narrow">
          <AccountMenu />
          <nav aria-label="Main">
            <ul className="menu-list">{pageItems}</ul>
            <p className="menu-heading" id="menu-apps">
              Mobile Apps
            </p>
            <ul className="menu-list" aria-labelledby="menu-apps">
              {appItems}
            </ul>
          </nav>
        </Menu>
      </div>
    </header>
  );
}
