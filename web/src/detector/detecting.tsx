/** Holds the space of the figures that are loading. */
export const Detecting = () => (
  <div className="detecting">
    <p>Detecting...</p>
    <p className="skeleton-line" aria-hidden />
    <p className="skeleton-line" aria-hidden />
  </div>
);
