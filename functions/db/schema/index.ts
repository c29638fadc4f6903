export * from './users.ts';
export * from './accounts.ts';
export * from './address-changes.ts';
export * from './factors.ts';
export * from './words.ts';
export * from './payments.ts';
export * from './blog.ts';
export * from './security.ts';
