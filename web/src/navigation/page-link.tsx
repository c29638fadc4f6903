import { createContext, useContext } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { findPage, type PageName } from '#contract/pages.ts';

/** A context, because importing the pages here would be circular: they contain such links. */
export const PreparePage = createContext<(name: PageName) => void>(() => {});

/** A link that loads the page's script as soon as it is hovered or focused. */
export function PageLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const preparePage = useContext(PreparePage);
  const prepare = () => {
    const name = findPage(to);
    if (name) preparePage(name);
  };
  return <NavLink {...rest} end to={to} onPointerEnter={prepare} onFocus={prepare} />;
}
