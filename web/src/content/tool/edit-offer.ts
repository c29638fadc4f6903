export const editOffer = {
  button: 'Edit in Clean',
  key: 'or press Enter',
};
