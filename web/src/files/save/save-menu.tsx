import { useState } from 'react';
import { saveLabels, savingInWords } from '#content/tool/opening-and-saving.ts';
import { ChevronDown } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { toasts } from '#ui/toast-store.ts';
import { documentOf } from '../docx/opened-documents.ts';
import { type Format, isWord } from './file-name.ts';
import { saveFile } from './save-file.ts';

type Props = {
  text: string;
  /** The file the text came from, with its ending; empty when it was typed or pasted. */
  name: string;
  /** `note`: what the user should know about the file, or empty; shown as a toast without `onSaved`. */
  onSaved?: (name: string, note: string) => void;
  onRefused: (sentence: string) => void;
};

type Choice = { format: Format; said: string };

function choicesFor(name: string): Choice[] {
  const others: Choice[] = [
    { format: 'md', said: '' },
    { format: 'txt', said: '' },
  ];
  if (documentOf(name))
    return [
      { format: 'docx', said: savingInWords.same },
      { format: 'tracked docx', said: savingInWords.tracked },
      ...others,
    ];
  return [{ format: 'docx', said: isWord(name) ? savingInWords.anew : '' }, ...others];
}

export function SaveAs({ text, name, onSaved, onRefused }: Props) {
  const [saving, setSaving] = useState(false);
  const save = async (format: Format) => {
    if (saving) return;
    setSaving(true);
    const answer = await saveFile(text, name, format, new Date()).finally(() => setSaving(false));
    if (!answer.ok) return onRefused(answer.sentence);
    const { name: saved, note } = answer;
    if (onSaved) onSaved(saved, note);
    else if (note !== '')
      toasts.show({ type: 'info', title: `Saved ${saved}`, message: note, duration: Infinity });
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
        {choicesFor(name).map(({ format, said }) => (
          <li key={format}>
            <button type="button" data-closes onClick={() => void save(format)}>
              <span>
                {saveLabels[format]}
                {said !== '' && <small>{said}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
