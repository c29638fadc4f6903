import { PageOnItsWay } from '#page-parts/page-on-its-way.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const SkipLink = () => (
  <a className="skip-link" href="#main">
    Skip to content
  </a>
);

/** Shown until the script of a page that is not rendered at build time has loaded. */
export const ShellWhileLoading = () => (
  <>
    <SkipLink />
    <Header />
    <main id="main" tabIndex={-1}>
      <PageOnItsWay />
    </main>
    <Footer />
  </>
);
