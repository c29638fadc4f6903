import { type KeyboardEvent, useState } from 'react';
import { Cross } from '#ui/icons.tsx';
import { canFreeze, frozenWords, withFrozen, withoutFrozen } from '../../review/frozen-words.ts';
import { AssistantControl } from '../../assistant/assistant-control.tsx';
import { VoiceControl } from '../../voice/voice-control.tsx';
import { humanizer, useWorkspace } from '../../workspace/humanizer.ts';

function add(typed: string) {
  const { options } = humanizer.current();
  const frozen = frozenWords(typed).reduce(
    (list, words) => (canFreeze(list, words) ? withFrozen(list, words) : list),
    options.frozen,
  );
  humanizer.choose({ ...options, frozen });
}

/** Words that stay exactly as they are, all visible. */
export default function DontChange() {
  const options = useWorkspace((state) => state.options);
  const selection = useWorkspace((state) =>
    state.selection === null ? '' : state.text.slice(state.selection.start, state.selection.end),
  );
  const [typed, setTyped] = useState('');
  const selected = selection.length < 80 && canFreeze(options.frozen, selection) ? selection : '';

  function take() {
    add(typed);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && typed === '') {
      const last = frozenWords(options.frozen).at(-1);
      if (last !== undefined) humanizer.choose({ ...options, frozen: withoutFrozen(options.frozen, last) });
    }
  }

  return (
    <>
      <label htmlFor="dont-change">Don’t change</label>
      <ul>
        {frozenWords(options.frozen).map((words) => (
          <li key={words}>
            {words}
            <button
              type="button"
              className="remove"
              aria-label={`Allow changes to ${words}`}
              onClick={() => humanizer.choose({ ...options, frozen: withoutFrozen(options.frozen, words) })}
            >
              <Cross />
            </button>
          </li>
        ))}
      </ul>
      {selected !== '' && (
        <button type="button" className="tool-button leave-selected" onClick={() => add(selected)}>
          + “{selected}”
        </button>
      )}
      <input
        id="dont-change"
        value={typed}
        placeholder="names…"
        maxLength={2_000}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => typed.trim() !== '' && take()}
      />
      <AssistantControl />
      <VoiceControl />
    </>
  );
}
