export type Admin = { id: string; username: string; email: string };

export type AdminAnswer = { success: true; admin: Admin };

/** A session ends so long after it began, however busy it is. */
export const adminSessionHours = 12;

/** Longer than a user's must be: one password opens what all have paid. */
export const adminPasswordMin = 12;
