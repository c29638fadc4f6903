export const editOffer = {
  about: 'Changes shows what was changed. Your own words go into Clean.',
  button: 'Edit in Clean',
  key: 'or press Enter',
};
