/** What a browser's storage may hold where it should be ours. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isText = (value: unknown): value is string => typeof value === 'string';
