import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { findPage } from '#contract/pages.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The Worker and posts write plain links. This follows those to our own pages without loading a document. */
export function BlogFrame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || event.defaultPrevented || !isPlain(event)) return;
    const { origin, pathname, search, hash } = new URL(link.href, location.href);
    const staysHere = pathname === location.pathname && search === location.search && hash !== '';
    if (origin !== location.origin || staysHere || findPage(pathname) === undefined) return;
    event.preventDefault();
    void navigate(pathname + search + hash);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the controls
    <div className="blog" onClick={follow}>
      {children}
    </div>
  );
}
