import type { Post } from '#contract/blog.ts';
import { shareSentence } from '#content/blog.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toasts.ts';

/** The document that is parsed is never shown. */
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Without what brought the reader here. */
const address = () => location.origin + location.pathname;

async function share({ title, excerpt }: Post): Promise<'shared' | 'left' | 'failed'> {
  try {
    await navigator.share({ title, text: textOf(excerpt) || shareSentence, url: address() });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(address());
    toasts.show({ type: 'success', title: 'Link copied to clipboard!' });
  } catch {
    const message = `The browser does not allow it. This is the link: ${address()}`;
    toasts.show({ type: 'error', title: 'The link could not be copied', message });
  }
}

export const Share = ({ post }: { post: Post }) => (
  <p className="post-share">
    <Button
      look="quiet"
      onClick={() =>
        void ('share' in navigator ? share(post) : Promise.resolve('failed')).then((outcome) =>
          outcome === 'failed' ? copyLink() : undefined,
        )
      }
    >
      Share
    </Button>
  </p>
);
