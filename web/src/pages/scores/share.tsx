import type { Share as ShareOf } from '#prose/estimate/figures.ts';

export const percent = (share: number) => `${Math.round(100 * share)}%`;

const range = ({ low, high }: { low: number; high: number }) => `${percent(low)} to ${percent(high)}`;

/** A share with the number it comes from and its 95 % interval. */
export const Share = ({ share }: { share: ShareOf }) => (
  <>
    {percent(share.value)}{' '}
    <span>
      {share.count} ({range(share)})
    </span>
  </>
);
