type Admin = { id: string; username: string; email: string };

/** State of an admin's second factor: passed, due, or required but not set up. `app`, `passkey`: factors the admin can use. */
export type AdminFactor = { state: 'passed' | 'missing' } | { state: 'due'; app: boolean; passkey: boolean };

export type AdminAnswer = { success: true; admin: Admin; factor: AdminFactor };

/** An admin's session ends this long after it began, even when it is in use. */
export const adminSessionHours = 12;

/** An admin's session also ends this long after its last use. */
export const adminIdleMinutes = 60;

/** Longer than a user's, since an admin's password gives access to everybody's payments. */
export const adminPasswordMin = 12;

/** The views of the admin's queues: open entries, and those marked as done. */
export const queueViews = ['open', 'done'] as const;
export type QueueView = (typeof queueViews)[number];
export const queuePageSize = 20;

/** Which admin marked an entry as done, and when. */
export type Done = { by: string; at: string } | null;
