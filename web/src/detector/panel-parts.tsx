/** A placeholder for figures that are loading. */
export const Detecting = () => (
  <div className="stack-3">
    <p>Detecting...</p>
    <p className="skeleton-line" aria-hidden />
    <p className="skeleton-line" aria-hidden />
  </div>
);

/** Shown beside every number and verdict of a panel. */
export const Provenance = ({ of }: { of: 'simulated' | 'measured' }) => (
  <span className="detection-provenance soft fine">{of}</span>
);
