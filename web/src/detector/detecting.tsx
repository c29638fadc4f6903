/** Holds the room of the figures that are on their way. */
export const Detecting = () => (
  <div className="detecting">
    <p>Detecting...</p>
    <p className="skeleton-line" aria-hidden />
    <p className="skeleton-line" aria-hidden />
  </div>
);
