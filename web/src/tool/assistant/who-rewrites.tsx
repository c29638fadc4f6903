import { useId } from 'react';
import { engineInWords, readers } from '#contract/engine.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { choose } from '../source/options/choose.ts';
import { useWorkspace } from '../workspace/humanizer.ts';

/** If the server has a model: a choice between it and our rules alone, each with who reads the text. */
export function WhoRewrites() {
  const engine = useEngine();
  const options = useWorkspace((state) => state.options);
  const name = useId();
  if (engine === null || engine.name === 'rules') return null;
  const { engine: _, ...others } = options;
  const rows = [
    { label: engineInWords(engine), of: engine.name, to: others },
    { label: assistantCopy.whoRules, of: 'rules', to: { ...others, engine: 'rules' } },
  ] as const;
  return (
    <>
      <fieldset className="stack-2">
        <legend className="semibold">{assistantCopy.who}</legend>
        {rows.map(({ label, of, to }) => (
          <div key={of}>
            <label>
              <input
                type="radio"
                name={name}
                checked={(options.engine === 'rules') === (of === 'rules')}
                onChange={() => choose(to)}
              />{' '}
              {label}. <span className="soft">{readers[of].reads}</span>
            </label>
          </div>
        ))}
      </fieldset>
      <h3>{assistantCopy.orAssistant}</h3>
    </>
  );
}
