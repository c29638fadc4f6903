/** Words of an address that we chose ourselves. Tokens, ids, addresses and the like have other signs in them. */
const plain = /^[a-z]+(?:-[a-z]+)*$/;
const longest = 30;

/** The path without its query, and with `…` for each part that could name a person or open something. */
export function maskedPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (part === '' || (part.length <= longest && plain.test(part)) ? part : '…'))
    .join('/');
}
