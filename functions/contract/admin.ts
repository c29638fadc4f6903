export type Admin = { id: string; username: string; email: string };

export type AdminAnswer = { success: true; admin: Admin };

/** An admin's session ends this long after it began, even when it is in use. */
export const adminSessionHours = 12;

/** Longer than a user's, since one password opens everybody's payments. */
export const adminPasswordMin = 12;
