type Claim = { confirmed: boolean };
export type KeyFigure = { before: string; figure: string; after: string };
export type Testimonial = { words: string; by: string };

/**
 * The owner's claims. Set `confirmed` to true once there is proof, and for a testimonial once a real person has said these words
 * and agreed to be quoted. Until then a figure that we measured is shown instead of the claim.
 */
export const ownerClaims: {
  figures: readonly (KeyFigure & Claim)[];
  testimonials: readonly (Testimonial & Claim)[];
} = {
  figures: [
    { confirmed: false, before: 'Trusted by', figure: '250,000+', after: 'users' },
    { confirmed: false, before: 'Trained on', figure: '1.2 million', after: 'samples' },
  ],
  testimonials: [
    {
      confirmed: false,
      words:
        'My drafts used to sound like a press release. Now I see which phrases do it, and I take each change or leave it.',
      by: 'A student, writing a thesis',
    },
    {
      confirmed: false,
      words:
        'I checked every name and every number in a long report. All of them were where I had left them.',
      by: 'A writer, on deadline',
    },
    {
      confirmed: false,
      words:
        'I keep the reasons open while I edit. After a month I had stopped writing “leverage” on my own.',
      by: 'A marketer, with a blog to fill',
    },
  ],
};

export type OwnerClaims = typeof ownerClaims;

const waiting = ({ confirmed }: Claim) => !confirmed;

export function unconfirmedClaims({ figures, testimonials }: OwnerClaims): string[] {
  return [
    ...figures.filter(waiting).map(({ before, figure, after }) => `“${before} ${figure} ${after}”`),
    ...testimonials.filter(waiting).map(({ words, by }) => `“${words}” (${by})`),
  ];
}
