/** The owner's slogans. Each must be substantiated before launch; none is a measurement. */
export const claims = {
  undetectable: { label: 'Undetectable', value: '100%' },
  bypass: {
    title: 'Bypass AI content detectors',
    detectors: ['Turnitin', 'Copyleaks', 'ZeroGPT', 'QuillBot', 'Grammarly', 'GPTZero'],
  },
} as const;
