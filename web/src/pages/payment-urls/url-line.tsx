import { CopyButton } from '#page-parts/copy-button.tsx';
import { buttonClass } from '#ui/button.tsx';

/** Shows a URL with buttons that copy and open it. */
export const UrlLine = ({ url }: { url: string }) => (
  <div className="url-line full stack-3 column">
    <code>{url}</code>
    <p className="actions">
      <CopyButton text={url} label="URL" />
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
        Test URL
      </a>
    </p>
  </div>
);
