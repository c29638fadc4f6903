import { Skeleton } from '../ui/skeleton.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const SkipLink = () => (
  <a className="skip-link" href="#main">
    Skip to content
  </a>
);

export const PageOnItsWay = () => (
  <div className="page-on-its-way">
    <Skeleton label="Loading the page" lines={6} />
  </div>
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
