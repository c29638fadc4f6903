/** The owner's slogans. Each must be substantiated before launch; none is a measurement. */
export const claims = { undetectable: { label: 'Undetectable', value: '100%' } } as const;
