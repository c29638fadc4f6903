/** The heading of a page that waits for a response before it can show anything else. */
export const WaitingTitle = ({ sentence }: { sentence: string }) => (
  <h1 tabIndex={-1}>
    <span className="spinner" aria-hidden />
    {sentence}
  </h1>
);
