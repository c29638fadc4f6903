import type { ReactNode } from 'react';

/** Renders nothing until there is a message. */
export const FormError = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="form-error" role="alert">
      {children}
    </p>
  ) : null;
