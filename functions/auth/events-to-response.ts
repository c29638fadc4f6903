import type { RecordedEvent, SecurityEvent } from '#contract/security-events.ts';
import type { FoundEvent, SecurityEventRow } from '#db/security-events.ts';
import { countryInWords } from './sessions/devices.ts';

export const eventToResponse = ({
  id,
  at,
  kind,
  times,
  device,
  country,
  network,
}: SecurityEventRow): SecurityEvent => ({
  id,
  at: at.toISOString(),
  kind,
  times,
  device,
  country: countryInWords(country),
  network,
});

/** Adds what only admins see: the account concerned, and the admin who acted. */
export const recordedToResponse = ({ event, account }: FoundEvent): RecordedEvent => ({
  ...eventToResponse(event),
  account,
  admin: event.admin,
  about: event.about,
});
