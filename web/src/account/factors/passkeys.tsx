import { type FormEvent, useEffect, useRef, useState } from 'react';
import { factorLimits, type Passkey } from '#contract/factors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { dayInWords, daysAgoInWords } from '#words/moments.ts';
import { supportsPasskeys } from './ceremony.ts';

type Props = {
  passkeys: readonly Passkey[];
  busy: string | undefined;
  renaming: string | undefined;
  onAdd: () => void;
  onRename: (id: string | undefined) => void;
  onRenamed: (passkey: Passkey, name: string) => Promise<void>;
  onRemove: (passkey: Passkey) => void;
};

type RenameProps = { passkey: Passkey; busy: boolean; onSave: (name: string) => void; onClose: () => void };

function Rename({ passkey, busy, onSave, onClose }: RenameProps) {
  const [name, setName] = useState(passkey.name);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || busy) return;
    if (wanted === passkey.name) onClose();
    else onSave(wanted);
  };

  return (
    <form ref={form} className="form" aria-label={`Rename ${passkey.name}`} onSubmit={save}>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={factorLimits.passkeyNameChars}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="actions">
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

const used = ({ last_used_at: at }: Passkey) =>
  at === null ? 'not used yet' : `last used ${daysAgoInWords(at, new Date())}`;

export function Passkeys({ passkeys, busy, renaming, onAdd, onRename, onRenamed, onRemove }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ count: passkeys.length, renaming });

  // The focused element is gone: the form to rename a passkey, or the row of a removed one.
  useEffect(() => {
    const { count, renaming: wasRenaming } = before.current;
    before.current = { count: passkeys.length, renaming };
    if (passkeys.length < count || (wasRenaming !== undefined && renaming === undefined)) {
      heading.current?.focus();
    }
  }, [passkeys.length, renaming]);

  return (
    <section className="factor stack-3" aria-labelledby="passkeys-title">
      <h3 ref={heading} id="passkeys-title" tabIndex={-1}>
        Passkeys
      </h3>
      <p>
        Sign in with just your fingerprint, face or PIN. A passkey cannot be guessed, and no other site can
        ask for it.
      </p>
      {passkeys.length > 0 && (
        <ul className="devices" aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              {renaming === passkey.id ? (
                <Rename
                  passkey={passkey}
                  busy={busy === 'rename'}
                  onSave={(name) => void onRenamed(passkey, name)}
                  onClose={() => onRename(undefined)}
                />
              ) : (
                <>
                  <p>
                    <strong>{passkey.name}</strong>
                    <span>
                      Added {dayInWords(passkey.added_at)} · <span>{used(passkey)}</span>
                      {passkey.synced && (
                        <>
                          {' '}
                          · <span>synced</span>
                        </>
                      )}
                    </span>
                  </p>
                  <span className="row-actions">
                    <button
                      type="button"
                      className="tool-button"
                      aria-label={`Rename ${passkey.name}`}
                      onClick={() => onRename(passkey.id)}
                    >
                      Rename
                    </button>
                    <button
                      type="button"
                      className="tool-button"
                      aria-label={`Remove ${passkey.name}`}
                      onClick={() => onRemove(passkey)}
                    >
                      Remove
                    </button>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {supportsPasskeys() ? (
        <p className="actions">
          <Button look="quiet" busy={busy === 'add'} onClick={onAdd}>
            Add a Passkey
          </Button>
        </p>
      ) : (
        <p className="aside soft small">
          This browser does not support passkeys. You can add one in another browser.
        </p>
      )}
    </section>
  );
}
