/** Where somebody was, as far as it is kept: the first part of the IP address, and the country. */
function networkInWords(network: string): string {
  const [address = ''] = network.split('/');
  return address.includes(':')
    ? `IP ${address.replace(/:+$/, '')}:…`
    : `IP ${address.replace(/\.\d+$/, '.…')}`;
}

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
