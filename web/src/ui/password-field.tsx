import { useId, useState } from 'react';
import { describedBy, type FieldProps, FieldNote } from './field.tsx';

export function PasswordField({ label, hint, wrong, ...input }: Omit<FieldProps, 'type'>) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-with-button">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(id, { hint, wrong })}
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
      <FieldNote {...{ id, hint, wrong }} />
    </div>
  );
}
