import { type ComponentProps, useId } from 'react';

/** `hint` is shown under the field unless `wrong` says what has to be corrected. */
type Notes = { hint?: string | undefined; wrong?: string | undefined };
export type FieldProps = ComponentProps<'input'> & Notes & { label: string };

export const describedBy = (id: string, { hint, wrong }: Notes) =>
  (wrong ?? hint) === undefined
    ? {}
    : { 'aria-describedby': `${id}-note`, 'aria-invalid': wrong !== undefined };

export const FieldNote = ({ id, hint, wrong }: Notes & { id: string }) =>
  (wrong ?? hint) !== undefined && (
    <p
      key={wrong}
      id={`${id}-note`}
      className={wrong === undefined ? 'soft small' : 'form-error'}
      role={wrong === undefined ? undefined : 'alert'}
    >
      {wrong ?? hint}
    </p>
  );

export function Field({ label, hint, wrong, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...describedBy(id, { hint, wrong })} {...input} id={id} className="field-input" />
      <FieldNote {...{ id, hint, wrong }} />
    </div>
  );
}
