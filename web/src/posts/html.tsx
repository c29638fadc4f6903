type Props = { html: string; className: string };

/** HTML that was sanitised: on the server where the Worker wrote it, else in `posts.ts` or by the editor. */
export const Html = ({ html, className }: Props) => (
  // oxlint-disable-next-line react/no-danger -- the one place, and what comes here has been through the sanitiser
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
);
