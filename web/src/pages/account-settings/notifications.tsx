import { useRef, useState } from 'react';
import type { NotificationPreferences } from '#contract/account.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { notices } from '#content/account/account-settings.ts';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { failureInWords } from '#words/failures.ts';
import type { PanelProps } from './forms/settings-form.tsx';

const read = (signal?: AbortSignal) => callWithSession('GET /api/user/notifications', signal && { signal });

type Props = { preferences: NotificationPreferences; say: PanelProps['say'] };

function Switches({ preferences, say }: Props) {
  const [shown, setShown] = useState(preferences);
  const saved = useRef(preferences);
  const queue = useRef(Promise.resolve());

  const save = async (name: keyof NotificationPreferences, on: boolean) => {
    const answer = await callWithSession('PUT /api/user/notifications', {
      body: { ...saved.current, [name]: on },
    });
    if (answer.ok) {
      saved.current = answer.data;
      return say({ kind: 'success', text: 'Notification preferences updated' });
    }
    setShown((known) => ({ ...known, [name]: saved.current[name] }));
    const text = failureInWords(answer, 'Failed to update notification preferences');
    return say({ kind: 'error', text, more: 'It was not changed. Please try again.' });
  };

  /** Queues the changes, so that a failure resets only its own switch. */
  const turn = (name: keyof NotificationPreferences, on: boolean) => {
    say();
    setShown((known) => ({ ...known, [name]: on }));
    queue.current = queue.current.then(() => save(name, on));
  };

  return (
    <ul className="switches">
      {notices.map(({ name, label, body }) => (
        <li key={name}>
          <label>
            <span>
              <strong id={`${name}-label`}>{label}</strong>
              <span id={`${name}-body`}>{body}</span>
            </span>
            <input
              type="checkbox"
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
              role="switch"
              className="switch"
              checked={shown[name]}
              aria-labelledby={`${name}-label`}
              aria-describedby={`${name}-body`}
              onChange={(event) => turn(name, event.target.checked)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}

export function NotificationsPanel({ say }: PanelProps) {
  const { query, refetch } = useQuery(read);
  return (
    <Section
      title="Emails from us"
      note={<p>What we may email you about. Each change is saved immediately.</p>}
    >
      {query.phase === 'loading' && <Skeleton label="Loading your notification preferences" lines={8} />}
      {query.phase === 'failed' && (
        <QueryFailed {...query} otherwise="Failed to get notification preferences" onRetry={refetch} />
      )}
      {query.phase === 'loaded' && <Switches preferences={query.data} say={say} />}
    </Section>
  );
}
