import { ourRules, readers } from '#contract/engine.ts';
import { formattings, strengths, tones } from '#contract/humanize.ts';
import { useOnline } from '#browser/network.ts';
import { offline } from '#content/offline.ts';
import {
  formattingNames,
  strengthInWords,
  strengthWords,
  toneNames,
  tonePhrases,
} from '#content/tool/option-names.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { useWorkspace } from '../../workspace/humanizer.ts';
import { choose } from './choose.ts';
import { useModelNotice } from './model-notice.ts';

type SelectProps<T extends string> = {
  label: string;
  value: T;
  names: Record<T, string>;
  all: readonly T[];
  onChoose: (value: T) => void;
};

function Select<T extends string>({ label, value, names, all, onChoose }: SelectProps<T>) {
  return (
    <label className="choice soft">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = all.find((each) => each === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {all.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The options of a run. */
export default function OptionsLine() {
  const options = useWorkspace((state) => state.options);
  const online = useOnline();
  const known = useEngine();
  const engine = known && options.engine === 'rules' ? ourRules : known;
  useModelNotice(engine);
  return (
    <>
      <div className="asked line">
        <fieldset className="strengths">
          <legend className="visually-hidden">Strength</legend>
          {strengths.map((strength) => (
            <label key={strength} className="tab">
              <input
                type="radio"
                name="strength"
                checked={strength === options.strength}
                onChange={() => choose({ ...options, strength })}
              />
              {strengthWords[strength].name}
            </label>
          ))}
        </fieldset>
        <Select
          label="Tone"
          value={options.tone}
          names={toneNames}
          all={tones}
          onChoose={(tone) => choose({ ...options, tone })}
        />
      </div>
      <div className="asked line asked-more fine">
        <output
          className="asked-phrase two-lines soft fine"
          title={engine === null ? undefined : readers[engine.name].reads}
        >
          {online
            ? `${strengthInWords(options.strength, engine)} ${tonePhrases[options.tone]}`
            : offline.note}
        </output>
        <Select
          label="Formatting"
          value={options.formatting}
          names={formattingNames}
          all={formattings}
          onChoose={(formatting) => choose({ ...options, formatting })}
        />
      </div>
    </>
  );
}
