/** The reasons for changes towards the user's style, as the user reads them. */
export const styleReasons = {
  dashes: 'Your own writing has fewer dashes. Another mark works here.',
  fullForms: 'Your own texts have the full form more often.',
  contractions: 'You mostly use contractions yourself.',
  longer: 'Your own sentences are longer.',
  shorter: 'Your own sentences are shorter.',
  american: 'Your own texts have American spelling.',
  british: 'Your own texts have British spelling.',
} as const;

export const linkReason = (favourite: string): string => `You write “${favourite}” in your own texts.`;

const fixed = new Set<string>(Object.values(styleReasons));
const ofLink = /^You write “.+” in your own texts\.$/;

export const isTowardsStyle = (reason: string): boolean => fixed.has(reason) || ofLink.test(reason);
