/** Links that may be followed from a document; others stay text. */
export const isFollowable = (address: string) => /^(https?:|mailto:|tel:)/i.test(address);
