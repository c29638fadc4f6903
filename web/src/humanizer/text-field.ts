import { type ChangeEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { humanizer, startHumanizer } from './humanizer.ts';

export const longFrom = 60_000;

/** Kerning and ligatures double the time in which the browser lays out a very long text in one piece. */
export const markLong = (field: HTMLTextAreaElement, length: number) =>
  field.toggleAttribute('data-long', length > longFrom);

function followSelection({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
  humanizer.select(currentTarget.selectionStart, currentTarget.selectionEnd);
}

/** The field holds its own text, so that a key in a long one draws nothing; it is told only of what was not typed. */
export function useTextField() {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef('');

  useEffect(() => {
    const show = () => {
      const { text } = humanizer.current();
      if (text === shown.current || !field.current) return;
      shown.current = text;
      // A long paste is there before it is told of.
      if (text === field.current.value) return;
      markLong(field.current, text.length);
      field.current.value = text;
      field.current.setSelectionRange(0, 0);
      field.current.scrollTop = 0;
    };
    // Somebody may have written before the script was there.
    shown.current = field.current?.value ?? '';
    if (shown.current !== '' && humanizer.current().text === '') humanizer.type(shown.current);
    show();
    startHumanizer();
    return humanizer.subscribe(show);
  }, []);

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    shown.current = target.value;
    markLong(target, shown.current.length);
    humanizer.type(shown.current);
  }

  return { field, onChange, onSelect: followSelection };
}
