/** Formats a network as an IP address with `x` for its end, which is not stored. */
function networkInWords(network: string): string {
  const [address = ''] = network.split('/');
  return address.includes(':')
    ? `IP ${address.replace(/:+$/, '')}:x`
    : `IP ${address.replace(/\.\d+$/, '.x')}`;
}

/** Describes device, country and network, as far as they are stored. */
export function placeInWords({
  device,
  country,
  network,
}: {
  device: string;
  country: string | null;
  network: string | null;
}): string {
  const place = network !== null && /\d/.test(network) ? networkInWords(network) : null;
  return [device, country, place].filter((part) => part !== null).join(' · ');
}
