import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import DetectionPanel from '#detector/detection-panel.tsx';
import { Button } from '#ui/button.tsx';

/** Replaces the humanizer: a text that ends with this counts as one of its results. */
const ours = 'As humanized here.';
const known = (text: string) => (text.endsWith(ours) ? { score: null } : null);

export function DetectorParts() {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<string>();
  return (
    <MemoryRouter>
      <div className="field">
        <label htmlFor="text-to-check">Text to check</label>
        <textarea
          id="text-to-check"
          className="field-input"
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className="actions">
        <Button onClick={() => setChecked(text)}>Check for AI</Button>
      </p>
      {checked !== undefined && (
        <>
          <DetectionPanel title="AI Detection Results" text={checked} kind="input" known={known} />
          <DetectionPanel
            title="Humanized Text AI Detection Results"
            text={`${checked}\n\n${ours}`}
            kind="output"
            known={known}
          />
        </>
      )}
    </MemoryRouter>
  );
}
