import { ourRules, readers } from '#contract/engine.ts';
import { formattings, strengths, tones } from '#contract/humanize.ts';
import { useOnline } from '#browser/network.ts';
import { offline } from '#content/offline.ts';
import {
  formattingNames,
  whyIdle,
  strengthInWords,
  strengthWords,
  toneNames,
  tonePhrases,
} from '#content/tool/option-names.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { useWorkspace } from '../../workspace/humanizer.ts';
import { isUpToDate, resultIn } from '../../workspace/workspace.ts';
import { choose } from './choose.ts';

type SelectProps<T extends string> = {
  label: string;
  value: T;
  names: Record<T, string>;
  all: readonly T[];
  /** Options that change the text; undefined if unknown. `idle`: the note on all others. */
  changing: Partial<Record<T, number>> | undefined;
  idle: (value: T) => string;
  onChoose: (value: T) => void;
};

function Select<T extends string>({ label, value, names, all, changing, idle, onChoose }: SelectProps<T>) {
  const isIdle = (each: T) => each !== value && changing !== undefined && changing[each] === undefined;
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
          <option key={each} value={each} disabled={isIdle(each)}>
            {isIdle(each) ? `${names[each]} (${idle(each)})` : names[each]}
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
  const others = useWorkspace((state) =>
    isUpToDate(state) ? resultIn(state)?.result.otherSettings : undefined,
  );
  const idleStrengths = strengths.filter(
    (each) => each !== options.strength && others !== undefined && others.strength[each] === undefined,
  );
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
                disabled={idleStrengths.includes(strength)}
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
          changing={others?.tone}
          idle={whyIdle.tone}
          onChoose={(tone) => choose({ ...options, tone })}
        />
      </div>
      <div className="asked line asked-more fine">
        <output
          className="asked-phrase two-lines soft fine"
          title={engine === null ? undefined : readers[engine.name].reads}
        >
          {online
            ? `${strengthInWords(options.strength, engine, idleStrengths)} ${tonePhrases[options.tone]}`
            : offline.note}
        </output>
        <Select
          label="Formatting"
          value={options.formatting}
          names={formattingNames}
          all={formattings}
          changing={others?.formatting}
          idle={whyIdle.formatting}
          onChoose={(formatting) => choose({ ...options, formatting })}
        />
      </div>
    </>
  );
}
