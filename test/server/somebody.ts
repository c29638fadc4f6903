export type Person = { name: string; email: string; password: string };

/** Somebody whom no other test knows. */
export const somebody = (): Person => ({
  name: 'Ada Lovelace',
  email: `ada.${crypto.randomUUID()}@example.org`,
  password: 'a long sentence',
});
