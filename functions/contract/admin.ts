type Admin = { id: string; username: string; email: string };

/**
 * How far an admin has come: in, still to show the second factor, or still without one where one is demanded.
 * `passkey`: whether a passkey could be that factor.
 */
export type AdminFactor = { state: 'passed' | 'missing' } | { state: 'due'; app: boolean; passkey: boolean };

export type AdminAnswer = { success: true; admin: Admin; factor: AdminFactor };

/** An admin's session ends this long after it began, even when it is in use. */
export const adminSessionHours = 12;

/** And this long after its last use. */
export const adminIdleMinutes = 60;

/** Longer than a user's, since one password opens everybody's payments. */
export const adminPasswordMin = 12;

/** The views of the admin's queues: what waits, and what is done. */
export const queueViews = ['open', 'done'] as const;
export type QueueView = (typeof queueViews)[number];
export const queuePageSize = 20;

/** Which admin marked an entry as done, and when. */
export type Done = { by: string; at: string } | null;
