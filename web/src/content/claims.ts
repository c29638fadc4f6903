/**
 * The owner's claims. None is a measurement, and each must be substantiated before launch, or go. The testimonials stand for
 * the three kinds of people the product is for: before launch each is replaced by the words of a person who agreed to it.
 */
export const claims = {
  undetectable: { label: 'Undetectable', value: '100%' },
  bypass: {
    title: 'Bypass AI content detectors',
    detectors: ['Turnitin', 'Copyleaks', 'ZeroGPT', 'QuillBot', 'Grammarly', 'GPTZero'],
  },
  figures: [
    { before: 'Trusted by', figure: '250,000+', after: 'users' },
    { before: 'Trained on', figure: '1.2 million', after: 'samples' },
  ],
  ultra: ['Fast processing', 'Priority support'],
  testimonials: [
    {
      words:
        'My drafts used to sound like a press release. Now I see which phrases do it, and I take each change or leave it.',
      by: 'A student, writing a thesis',
    },
    {
      words:
        'I checked every name and every number in a long report. All of them were where I had left them.',
      by: 'A writer, on deadline',
    },
    {
      words:
        'I keep the reasons open while I edit. After a month I had stopped writing “leverage” on my own.',
      by: 'A marketer, with a blog to fill',
    },
  ],
} as const;
