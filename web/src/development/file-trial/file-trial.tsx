import { useState } from 'react';
import { DropTarget } from '#files/open/drop-target.tsx';
import { OpenFile } from '#files/open/open-file-button.tsx';
import type { Opened } from '#files/open/use-opening.ts';
import { SaveAs } from '#files/save/save-menu.tsx';

/** A draft to open files into and to save, without the tool around it. */
export function FileTrial() {
  const [text, setText] = useState('A draft that was here before.');
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');

  const onOpened = (opened: Opened) => {
    setText(opened.text);
    setName(opened.name);
    setSaid([`Opened ${opened.name}`, ...opened.notes]);
    setRefusal('');
  };
  const onRefused = (sentence: string) => {
    setSaid([]);
    setRefusal(sentence);
  };
  return (
    <main id="main">
      <h1>Files</h1>
      <div className="actions">
        <OpenFile onOpened={onOpened} onRefused={onRefused} />
        <SaveAs
          text={text}
          name={name}
          onSaved={(saved, note) => setSaid([`Saved ${saved}`, ...(note === '' ? [] : [note])])}
          onRefused={onRefused}
        />
      </div>
      <div className="file-trial-drop">
        <textarea
          className="field-input"
          aria-label="Draft"
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DropTarget onOpened={onOpened} onRefused={onRefused} />
      </div>
      <ul aria-label="What is to be known of the file">
        {said.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
    </main>
  );
}
