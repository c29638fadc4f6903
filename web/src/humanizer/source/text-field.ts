import { type ChangeEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { humanizer, startHumanizer } from '../workspace/humanizer.ts';

export const longFrom = 60_000;

/** Kerning and ligatures lengthen the time in which the browser lays out a very long text in one piece. */
const markLong = (field: HTMLTextAreaElement, length: number) =>
  field.toggleAttribute('data-long', length > longFrom);

function setText(field: HTMLTextAreaElement, text: string) {
  field.value = text;
  // This lays it out.
  field.setSelectionRange(0, 0);
  field.scrollTop = 0;
}

/** In two steps, so that neither holds the page for long: what its letters look like first, then where its lines break. */
function setLongText(field: HTMLTextAreaElement, text: string) {
  field.dataset.long = 'unbroken';
  setText(field, text);
  setTimeout(() => (field.dataset.long = ''));
}

function followSelection({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
  humanizer.select(currentTarget.selectionStart, currentTarget.selectionEnd);
}

/** The field holds its own text, so that a key in a long one draws nothing; it is told only of what was not typed. */
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
    // Somebody may have written before the script was there.
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
