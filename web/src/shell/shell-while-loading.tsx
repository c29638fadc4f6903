import { PageOnItsWay } from '../page/page-on-its-way.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const SkipLink = () => (
  <a className="skip-link" href="#main">
    Skip to content
  </a>
);

/** What stands on the screen until the script of a page that the browser draws has come. */
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
