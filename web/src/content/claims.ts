/** Claims that are always shown, in the specification's words. /scores says that “Undetectable 100%” is no measurement. */
export const claims = {
  undetectable: { label: 'Undetectable', value: '100%' },
  bypass: {
    title: 'Bypass AI content detectors',
    detectors: ['Turnitin', 'Copyleaks', 'ZeroGPT', 'QuillBot', 'Grammarly', 'GPTZero'],
  },
  ultra: ['Fast processing', 'Priority support'],
} as const;
