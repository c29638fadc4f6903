/** Whether a model sees names, numbers and dates, or placeholders. */
export const namesOptions = ['shown', 'hidden'] as const;
export type NamesOption = (typeof namesOptions)[number];
