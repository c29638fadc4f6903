/** Shown beside every number and verdict of a panel. */
export const Provenance = ({ of }: { of: 'simulated' | 'measured' }) => (
  <span className="detection-provenance">{of}</span>
);
