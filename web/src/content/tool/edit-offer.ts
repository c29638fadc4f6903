export const editOffer = {
  button: 'Edit the text',
  key: 'or press Enter',
};
