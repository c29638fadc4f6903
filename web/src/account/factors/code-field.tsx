import { type CodeProof, factorLimits } from '#contract/factors.ts';
import { Field } from '#ui/field.tsx';

type Props = { proof: CodeProof; onChange: (proof: CodeProof) => void; focused?: boolean };

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The code of the authenticator app, or a recovery code if the app is lost. */
export function CodeField({ proof, onChange, focused = false }: Props) {
  const byApp = 'code' in proof;
  const onMount = focused ? focus : undefined;
  return (
    <div className="code-field stack-2 small">
      {byApp ? (
        <Field
          key="app"
          ref={onMount}
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          value={proof.code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      ) : (
        <Field
          key="recovery"
          ref={onMount}
          label="Recovery code"
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={factorLimits.recoveryCodeChars}
          required
          value={proof.recovery_code}
          onChange={(event) => onChange({ recovery_code: event.target.value })}
        />
      )}
      <button
        type="button"
        className="link-button"
        onClick={() => onChange(byApp ? { recovery_code: '' } : { code: '' })}
      >
        {byApp ? 'Use a recovery code' : 'Use a code from the app'}
      </button>
    </div>
  );
}
