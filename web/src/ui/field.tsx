import { type ComponentProps, useId } from 'react';

type Props = ComponentProps<'input'> & { label: string };

export function Field({ label, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} className="field-input" />
    </div>
  );
}
