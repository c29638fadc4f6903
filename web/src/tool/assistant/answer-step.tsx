import { type FormEvent, useId, useState } from 'react';
import { assistantCopy } from '#content/tool/assistant.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';

type Props = {
  /** Says what is done with the answer. */
  use?: string;
  /** Resolves to null on success, else to an error message. */
  onAnswer: (pasted: string) => Promise<string | null>;
};

/** The field for the assistant's answer. */
export function AnswerStep({ use = assistantCopy.free, onAnswer }: Props) {
  const [pasted, setPasted] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();

  async function check(event: FormEvent) {
    event.preventDefault();
    if (pasted.trim() === '' || busy) return;
    setBusy(true);
    setTrouble((await onAnswer(pasted)) ?? '');
    setBusy(false);
  }

  return (
    <form className="stack-3" onSubmit={check}>
      <div className="field">
        <label htmlFor={id}>{assistantCopy.label}</label>
        <textarea
          id={id}
          className="field-input"
          rows={7}
          value={pasted}
          placeholder={assistantCopy.paste}
          aria-describedby={`${id}-free`}
          onChange={({ target }) => setPasted(target.value)}
        />
        <p id={`${id}-free`} className="soft fine">
          {use}
        </p>
      </div>
      <FormError>{trouble}</FormError>
      <div className="actions">
        <Button type="submit" busy={busy} aria-disabled={pasted.trim() === ''}>
          {busy ? assistantCopy.checking : assistantCopy.check}
        </Button>
      </div>
    </form>
  );
}
