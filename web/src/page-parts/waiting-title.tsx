/** The heading of a page that waits for an answer before it can say anything else. */
export const WaitingTitle = ({ sentence }: { sentence: string }) => (
  <h1 tabIndex={-1}>
    <span className="spinner" aria-hidden />
    {sentence}
  </h1>
);
