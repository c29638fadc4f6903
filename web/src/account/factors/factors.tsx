import { type ReactNode, useState } from 'react';
import type { AuthenticatorSetup, Factors, Passkey } from '#contract/factors.ts';
import type { Answer } from '#api-client';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { failureInWords } from '#words/failures.ts';
import { AppSetup } from './app-setup.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { createPasskey } from './ceremony.ts';
import type { FactorCalls } from './own-factors.ts';
import { Passkeys } from './passkeys.tsx';
import { Proof, type ProofWays, Sure } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** `text`: the result of an action. `more`: what it means. */
export type Notice = { kind: 'success' | 'error'; text: string; more?: string };

type Props = {
  /** Must be the same object on every render. */
  calls: FactorCalls;
  ways: ProofWays;
  notify: (notice?: Notice) => void;
  note?: ReactNode;
  /** Called after a change, to fetch everything else that depends on it. */
  onChange?: () => void;
};

type Window =
  | { name: 'proof'; retry: () => Promise<void> }
  | { name: 'set-up'; setup: AuthenticatorSetup }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'turn-off' }
  | { name: 'new-codes' }
  | { name: 'remove'; passkey: Passkey };

const unchanged = 'Nothing was changed.';
const offer = 'You can sign out your other devices below.';

export function SigningIn({ calls, ways, notify, note, onChange }: Props) {
  const { query, refetch, change } = useQuery(calls.read);
  const [open, setOpen] = useState<Window>();
  const [busy, setBusy] = useState<string>();
  const [renaming, setRenaming] = useState<string>();

  if (query.phase !== 'loaded') {
    return (
      <Section title="Signing in" note={note}>
        {query.phase === 'loading' ? (
          <Skeleton label="Loading your sign-in methods" lines={6} />
        ) : (
          <QueryFailed {...query} otherwise="Failed to load your sign-in methods" onRetry={refetch} />
        )}
      </Section>
    );
  }
  const { passkeys, authenticator_app: app, recovery_codes_left: left } = query.data;
  const close = () => setOpen(undefined);
  const edit = (edited: Partial<Factors>) => change((known) => ({ ...known, ...edited }));

  /** Sends a change. If the server requires a proof of identity, opens that window and then retries. */
  async function attempt<T>(
    what: string,
    send: () => Promise<Answer<T>>,
    done: (data: T) => unknown,
    otherwise: string,
  ): Promise<void> {
    notify();
    setBusy(what);
    const answer = await send();
    setBusy(undefined);
    if (answer.ok) return void (await done(answer.data));
    if (answer.code === 'proof_required') {
      return setOpen({ name: 'proof', retry: () => attempt(what, send, done, otherwise) });
    }
    close();
    return notify({ kind: 'error', text: failureInWords(answer, otherwise), more: unchanged });
  }

  const addPasskey = () =>
    attempt(
      'add',
      calls.passkeyOptions,
      async (options) => {
        setBusy('add');
        const outcome = await createPasskey(options);
        setBusy(undefined);
        if (!outcome.ok) return notify({ kind: 'error', text: 'No passkey was added.', more: outcome.why });
        return attempt(
          'add',
          () => calls.addPasskey(outcome.credential),
          (passkey) => {
            edit({ passkeys: [...passkeys, passkey] });
            setRenaming(passkey.id);
            onChange?.();
            notify({
              kind: 'success',
              text: 'The passkey is added.',
              more: `Give it a name that you will recognise. ${offer}`,
            });
          },
          'Failed to add the passkey',
        );
      },
      'Failed to add a passkey',
    );

  const removePasskey = (passkey: Passkey) =>
    attempt(
      'remove',
      () => calls.removePasskey(passkey.id),
      () => {
        close();
        edit({ passkeys: passkeys.filter(({ id }) => id !== passkey.id) });
        onChange?.();
        notify({
          kind: 'success',
          text: `“${passkey.name}” is removed.`,
          more: `It can no longer sign in. ${offer}`,
        });
      },
      'Failed to remove the passkey',
    );

  const rename = (passkey: Passkey, name: string) =>
    attempt(
      'rename',
      () => calls.renamePasskey(passkey.id, name),
      (renamed) => {
        setRenaming(undefined);
        edit({ passkeys: passkeys.map((each) => (each.id === renamed.id ? renamed : each)) });
        notify({ kind: 'success', text: 'The passkey is renamed.' });
      },
      'Failed to rename the passkey',
    );

  const turnOff = () =>
    attempt(
      'turn-off',
      calls.removeApp,
      () => {
        close();
        edit({ authenticator_app: null, recovery_codes_left: 0 });
        onChange?.();
        notify({
          kind: 'success',
          text: 'The authenticator app is turned off.',
          more: `You can delete the entry in the app. ${offer}`,
        });
      },
      'Failed to turn the app off',
    );

  const showCodes = (codes: readonly string[]) => {
    edit({ recovery_codes_left: codes.length });
    setOpen({ name: 'codes', codes });
  };

  return (
    <Section title="Signing in" note={note}>
      <div className="stack-6 column">
        <Passkeys
          passkeys={passkeys}
          busy={busy}
          renaming={renaming}
          onAdd={() => void addPasskey()}
          onRename={setRenaming}
          onRenamed={rename}
          onRemove={(passkey) => setOpen({ name: 'remove', passkey })}
        />
        <AuthenticatorApp
          app={app}
          left={left}
          busy={busy}
          onSetUp={() =>
            void attempt(
              'set-up',
              calls.setUpApp,
              (setup) => setOpen({ name: 'set-up', setup }),
              'Failed to set the app up',
            )
          }
          onTurnOff={() => setOpen({ name: 'turn-off' })}
          onNewCodes={() => setOpen({ name: 'new-codes' })}
        />
      </div>
      {open?.name === 'proof' && (
        <Proof
          calls={calls}
          ways={ways}
          hasApp={app !== null}
          hasPasskey={passkeys.length > 0}
          onClose={close}
          onProved={() => {
            close();
            void open.retry();
          }}
        />
      )}
      {open?.name === 'set-up' && (
        <AppSetup
          setup={open.setup}
          confirm={(code) => calls.confirmApp(open.setup.setup, code)}
          onClose={close}
          onDone={(codes) => {
            edit({ authenticator_app: { added_at: new Date().toISOString() } });
            onChange?.();
            showCodes(codes);
          }}
        />
      )}
      {open?.name === 'codes' && (
        <RecoveryCodes
          codes={open.codes}
          onClose={() => {
            close();
            notify({ kind: 'success', text: 'Your recovery codes are ready.', more: offer });
          }}
        />
      )}
      {open?.name === 'remove' && (
        <Sure
          title={`Remove “${open.passkey.name}”?`}
          confirm="Remove Passkey"
          busy={busy === 'remove'}
          onClose={close}
          onSure={() => void removePasskey(open.passkey)}
        >
          It can no longer sign in here. Your password manager or device may still offer it: delete it there
          too.
        </Sure>
      )}
      {open?.name === 'turn-off' && (
        <Sure
          title="Turn the authenticator app off?"
          confirm="Turn Off"
          busy={busy === 'turn-off'}
          onClose={close}
          onSure={() => void turnOff()}
        >
          You will no longer be asked for a code, and your recovery codes will stop working.
        </Sure>
      )}
      {open?.name === 'new-codes' && (
        <Sure
          title="Make new recovery codes?"
          confirm="Make New Codes"
          busy={busy === 'new-codes'}
          onClose={close}
          onSure={() =>
            void attempt(
              'new-codes',
              calls.newRecoveryCodes,
              ({ recovery_codes }) => showCodes(recovery_codes),
              'Failed to make new recovery codes',
            )
          }
        >
          Your current codes will stop working.
        </Sure>
      )}
    </Section>
  );
}
