import { mailTo } from '#navigation/paths.ts';
import { PageDidNotLoad } from './routes.tsx';
import { Button } from '#ui/button.tsx';

export function FailedPage({ error }: { error: unknown }) {
  const didNotLoad = error instanceof PageDidNotLoad;
  return (
    <div className="notice stack-5">
      <h1 tabIndex={-1}>{didNotLoad ? 'This page did not load' : 'Something went wrong on this page'}</h1>
      <p>
        {didNotLoad
          ? 'The connection dropped, or the site was updated while you were reading. Nothing is lost: reload the page and try again.'
          : 'The fault is ours. Nothing is lost: reload the page and try again.'}{' '}
        If it happens again, <a href={mailTo('A page fails')}>tell us</a>.
      </p>
      <p className="actions">
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </p>
    </div>
  );
}
