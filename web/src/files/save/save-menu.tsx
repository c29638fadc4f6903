import { useState } from 'react';
import { saveLabels } from '../../content/files/opening-and-saving.ts';
import { ChevronDown } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { Format } from './file-name.ts';
import { saveFile } from './save-file.ts';

type Props = {
  text: string;
  /** The file the text came from, with its ending; empty when it was typed or pasted. */
  name: string;
  onSaved?: (name: string) => void;
  onRefused: (sentence: string) => void;
};

const formats: Format[] = ['docx', 'md', 'txt'];

export function SaveAs({ text, name, onSaved, onRefused }: Props) {
  const [saving, setSaving] = useState(false);
  const save = async (format: Format) => {
    if (saving) return;
    setSaving(true);
    const answer = await saveFile(text, name, format).finally(() => setSaving(false));
    if (answer.ok) onSaved?.(answer.name);
    else onRefused(answer.sentence);
  };
  return (
    <Menu
      className="save-menu"
      label={
        <>
          {saving ? 'Saving…' : 'Save as'}
          <ChevronDown />
        </>
      }
    >
      <ul className="menu-list">
        {formats.map((format) => (
          <li key={format}>
            <button type="button" data-closes onClick={() => void save(format)}>
              {saveLabels[format]}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
