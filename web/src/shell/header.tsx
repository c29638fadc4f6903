import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { AccountCorner } from '#account/menu/account-corner.tsx';
import { AccountMenu } from '#account/menu/account-menu.tsx';
import { appLinks, mainLinks } from '#navigation/links.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Bars, ChevronDown } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

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
      <div className="header-line">
        <Link to={paths.home} className="wordmark" aria-label={`${brand.name}, home`}>
          <Wordmark />
        </Link>
        <nav className="header-wide" aria-label="Main">
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
