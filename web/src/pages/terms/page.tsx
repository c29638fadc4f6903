import { brand } from '#contract/brand.ts';

export default function Terms() {
  return (
    <div className="hero">
      <h1 tabIndex={-1}>Terms</h1>
      <p>What you write, and what {brand.name} makes of it, is yours.</p>
    </div>
  );
}
