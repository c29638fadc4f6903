import { type ComponentProps, useId, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string };

export function PasswordField({ label, ...input }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-with-button">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className="field-input"
        />
        <button
          type="button"
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </div>
  );
}
