import { type ChangeEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { humanizer, startHumanizer } from '../workspace/humanizer.ts';

export const longFrom = 60_000;

/** Kerning and ligatures slow down the layout of a very long text. */
const markLong = (field: HTMLTextAreaElement, length: number) =>
  field.toggleAttribute('data-long', length > longFrom);

function setText(field: HTMLTextAreaElement, text: string) {
  field.value = text;
  // This forces a layout.
  field.setSelectionRange(0, 0);
  field.scrollTop = 0;
}

/** Sets a text in two steps, so that neither blocks the page for long: first without line wrapping, then with it. */
function setLongText(field: HTMLTextAreaElement, text: string) {
  field.dataset.long = 'unbroken';
  setText(field, text);
  setTimeout(() => (field.dataset.long = ''));
}

function followSelection({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
  humanizer.select(currentTarget.selectionStart, currentTarget.selectionEnd);
}

/** Replaces the whole text of a field. */
export function showText(field: HTMLTextAreaElement, text: string) {
  if (text.length > longFrom) return setLongText(field, text);
  delete field.dataset.long;
  setText(field, text);
}

/** The field is uncontrolled, so that a keystroke in a long text renders nothing; it is set only when the text was not typed. */
export function useTextField() {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef('');
  const awaited = useRef(false);

  useEffect(() => {
    const show = () => {
      const { text } = humanizer.current();
      if (text === shown.current || !field.current) return;
      shown.current = text;
      markLong(field.current, text.length);
      if (text.length <= longFrom) return setText(field.current, text);
      awaited.current = true;
      setTimeout(() => {
        awaited.current = false;
        if (text === shown.current && field.current) setLongText(field.current, text);
      });
    };
    // The user may have typed before the script was loaded.
    shown.current = field.current?.value ?? '';
    if (shown.current !== '' && humanizer.current().text === '') humanizer.type(shown.current);
    show();
    startHumanizer();
    return humanizer.subscribe(show);
  }, []);

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    if (awaited.current) return;
    shown.current = target.value;
    markLong(target, shown.current.length);
    humanizer.type(shown.current);
  }

  return { field, onChange, onSelect: followSelection };
}
