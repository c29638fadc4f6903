import { useRef, useState } from 'react';
import type { DeviceSession } from '#contract/account.ts';
import type { createApi } from '#api-client';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import type { Query } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { failureInWords } from '#words/failures.ts';
import { daysAgoInWords } from '#words/moments.ts';
import type { Notice } from './factors/factors.tsx';
import type { ProofAsked } from './factors/use-proof.tsx';

export type DevicesPath = '/api/auth/sessions' | '/api/auth/admin/sessions';

export const deviceCalls = (path: DevicesPath, call: ReturnType<typeof createApi>) => ({
  read: (signal?: AbortSignal) => call(`GET ${path}`, signal && { signal }),
  end: (id: string) => call(`DELETE ${path}/:id`, { params: { id } }),
  endOthers: () => call(`DELETE ${path}`),
});

type DeviceCalls = ReturnType<typeof deviceCalls>;

type Sessions = { sessions: DeviceSession[] };

type Props = {
  calls: DeviceCalls;
  proof: ProofAsked;
  notify: (notice?: Notice) => void;
  query: Query<Sessions>;
  refetch: () => Promise<void>;
  replace: (data: Sessions) => void;
};

const others = 'all-others';

export function Devices({ calls, proof, notify, query, refetch, replace }: Props) {
  const [ending, setEnding] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  if (query.phase !== 'loaded') {
    return (
      <Section title="Devices">
        {query.phase === 'loading' ? (
          <Skeleton label="Loading the list of devices" lines={4} />
        ) : (
          <QueryFailed {...query} otherwise="Failed to get the list of devices" onRetry={refetch} />
        )}
      </Section>
    );
  }

  const { sessions } = query.data;
  const end = async (id: string): Promise<void> => {
    notify();
    setEnding(id);
    const sent = await (id === others ? calls.endOthers() : calls.end(id));
    const answer = await proof.unlessDue<unknown>(sent, () => end(id));
    setEnding(undefined);
    if (answer === undefined) return undefined;
    // A session that had already ended is removed from the list too.
    const isGone = !sent.ok && sent.code === 'not_found';
    if (!answer.ok && !isGone) {
      const text = failureInWords(answer, 'Failed to sign the device out');
      return notify({ kind: 'error', text, more: 'It is still signed in. Please try again.' });
    }
    replace({
      sessions: sessions.filter((session) => session.current || (id !== others && session.id !== id)),
    });
    list.current?.focus();
    return notify({
      kind: 'success',
      text: id === others ? 'All other devices are signed out' : 'The device is signed out',
    });
  };

  return (
    <Section
      title="Devices"
      note={
        <p>
          Where you are signed in. Sign out any device that you do not recognise, then change your password.
        </p>
      }
    >
      <ul ref={list} className="devices" tabIndex={-1} aria-label="Devices that are signed in">
        {sessions.map(({ id, device, country, last_seen_at, current }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              {current && <em className="this-device nowrap pencil fine semibold">This device</em>}
              <span>
                {country ?? 'Country unknown'} ·{' '}
                <span>
                  last seen{' '}
                  <time dateTime={last_seen_at}>
                    {current ? 'now' : daysAgoInWords(last_seen_at, new Date())}
                  </time>
                </span>
              </span>
            </p>
            {!current && (
              <Button
                look="quiet"
                busy={ending === id}
                aria-label={`Sign out ${device}`}
                onClick={() => void end(id)}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {proof.window}
      {sessions.length > 1 && (
        <p className="actions">
          <Button look="quiet" busy={ending === others} onClick={() => void end(others)}>
            Sign Out All Other Devices
          </Button>
        </p>
      )}
      {sessions.length <= 1 && <p className="aside soft small">You are not signed in anywhere else.</p>}
    </Section>
  );
}
