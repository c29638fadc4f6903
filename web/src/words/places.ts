/** The end of an IP address is not kept. */
function networkInWords(network: string): string {
  const [address = ''] = network.split('/');
  return address.includes(':')
    ? `IP ${address.replace(/:+$/, '')}:x`
    : `IP ${address.replace(/\.\d+$/, '.x')}`;
}

/** Where somebody was, as far as it is kept. */
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
