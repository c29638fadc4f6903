import { eq } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The owner of passkeys and codes. */
export type Owner = { kind: 'user' | 'admin'; id: string };

type OwnedTable = { userId: AnySQLiteColumn; adminId: AnySQLiteColumn };

export const ownedBy = (table: OwnedTable, { kind, id }: Owner) =>
  eq(kind === 'user' ? table.userId : table.adminId, id);

export const ownerColumns = ({ kind, id }: Owner) =>
  kind === 'user' ? { userId: id, adminId: null } : { userId: null, adminId: id };

export function ownerOfRow({ userId, adminId }: { userId: string | null; adminId: string | null }): Owner {
  if (userId !== null) return { kind: 'user', id: userId };
  if (adminId !== null) return { kind: 'admin', id: adminId };
  throw new Error('A factor has no owner');
}
