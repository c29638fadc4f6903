import { useState } from 'react';
import { inFigures } from '#contract/figures.ts';
import { creators, dollars, mostViews, payoutInWords, payoutOf } from '#content/creators.ts';

/** Each step of the slider is as many percent more, from the least that is paid for to the most. */
const slider = { from: Math.log10(creators.minimumViews), to: Math.log10(mostViews), step: 0.01 };

const placeOf = (views: number) => Math.log10(Math.max(1, views));

/** Round, as people say them: two digits and zeros. */
function viewsAt(place: number): number {
  const unit = 10 ** (Math.floor(place) - 1);
  return Math.round(10 ** place / unit) * unit;
}

/** From the views of one video to dollars. */
export function Calculator() {
  const [typed, setTyped] = useState('100000');
  const views = Math.max(0, Math.floor(Number(typed)));
  return (
    <div className="calculator">
      <div className="calculator-views">
        <label>
          Real views of one video
          <input
            type="number"
            min="0"
            step="any"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <input
          type="range"
          aria-label="Real views of one video, as a slider"
          aria-valuetext={`${inFigures(views)} views`}
          min={slider.from}
          max={slider.to}
          step={slider.step}
          value={placeOf(views)}
          onChange={({ target }) => setTyped(String(viewsAt(Number(target.value))))}
        />
        <p aria-hidden>
          <span>{inFigures(creators.minimumViews)}</span>
          <span>{inFigures(mostViews)}</span>
        </p>
      </div>
      <output className="calculator-payout">
        You receive <strong>{dollars(payoutOf(views))}</strong> <span>{payoutInWords(views)}</span>
      </output>
    </div>
  );
}
