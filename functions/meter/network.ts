const mappedIn = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];

/** Returns the first groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  const first = full.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
  return first.join(':');
}

/** Returns the network of an address: an IPv6 /64, since one connection has 2^64 addresses, or the IPv4 address itself. */
export function networkOf(address: string): string {
  const mapped = mappedIn(address);
  if (mapped !== undefined) return mapped;
  return address.includes(':') ? `${groupsOf(address, 4)}::/64` : address;
}

/** Returns the range that one customer may own: an IPv6 /48, or the 256 addresses of an IPv4 /24. */
export function neighbourhoodOf(address: string): string {
  const v4 = mappedIn(address) ?? address;
  if (v4.includes(':')) return `${groupsOf(address, 3)}::/48`;
  return /^\d+\.\d+\.\d+\.\d+$/.test(v4) ? `${v4.slice(0, v4.lastIndexOf('.'))}.0/24` : v4;
}
