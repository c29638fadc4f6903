import { type Strength, strengths, type Tone, tones } from '#contract/humanize.ts';
import { useOnline } from '../../browser/network.ts';
import { offline } from '../../content/offline.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';

const strengthNames: Record<Strength, string> = { light: 'Light', balanced: 'Balanced', strong: 'Strong' };
const toneNames: Record<Tone, string> = {
  neutral: 'Neutral',
  casual: 'Casual',
  formal: 'Formal',
  academic: 'Academic',
};

export default function OptionsLine() {
  const options = useWorkspace((state) => state.options);
  const online = useOnline();
  return (
    <div className="options-line">
      <label>
        Strength{' '}
        <select
          value={options.strength}
          onChange={({ target: { value } }) => {
            const strength = strengths.find((each) => each === value);
            if (strength) humanizer.choose({ ...options, strength });
          }}
        >
          {strengths.map((strength) => (
            <option key={strength} value={strength}>
              {strengthNames[strength]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Tone{' '}
        <select
          value={options.tone}
          onChange={({ target: { value } }) => {
            const tone = tones.find((each) => each === value);
            if (tone) humanizer.choose({ ...options, tone });
          }}
        >
          {tones.map((tone) => (
            <option key={tone} value={tone}>
              {toneNames[tone]}
            </option>
          ))}
        </select>
      </label>
      <label className="options-frozen">
        Leave alone{' '}
        <input
          value={options.frozen}
          placeholder="names, terms"
          maxLength={2_000}
          autoComplete="off"
          onChange={({ target: { value } }) => humanizer.choose({ ...options, frozen: value })}
        />
      </label>
      <output className="options-offline">{online ? '' : offline.note}</output>
    </div>
  );
}
