import { brand } from '#contract/brand.ts';

export default function Privacy() {
  return (
    <div className="hero">
      <h1 tabIndex={-1}>Privacy</h1>
      <p>
        The texts that you give to {brand.name} are neither kept nor logged, and nothing is trained on them.
      </p>
    </div>
  );
}
