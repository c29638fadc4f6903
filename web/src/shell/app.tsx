import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { addressesOf, findPage, notFoundPage, pages } from '#contract/pages.ts';
import { AccountDialogs } from '#account/account-dialogs.tsx';
import { colourBars, useTheme } from '#browser/theme.ts';
import { PreparePage } from '#navigation/page-link.tsx';
import { PageOnItsWay } from '#page-parts/page-on-its-way.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { toasts } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';
import { useFocusAndScroll } from './focus-and-scroll.ts';
import { FailedPage } from './failed-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { forgetFailedPages, Page, preparePage } from './routes.tsx';
import { SkipLink } from './shell-while-loading.tsx';

export function App() {
  const { key, pathname } = useLocation();
  const name = findPage(pathname);
  const { title } = name ? pages[name] : notFoundPage;
  const theme = useTheme();
  const announcement = useFocusAndScroll(title);
  useEffect(() => colourBars(theme), [theme]);

  return (
    <PreparePage value={preparePage}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={key} fallback={FailedPage} onError={forgetFailedPages}>
          <Suspense fallback={<PageOnItsWay />}>
            {/* One table decides what is a page, here as on the server; the router only reads the parameters. */}
            <Routes>
              {(name ? addressesOf(name) : ['*']).map((path) => (
                <Route key={path} path={path} element={<Page key={name} name={name ?? 'not-found'} />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <AccountDialogs />
      <Toaster store={toasts} />
      <output className="visually-hidden">{announcement}</output>
    </PreparePage>
  );
}
