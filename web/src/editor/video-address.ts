const videoOf = (url: URL): string | undefined => {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youTube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youTube(['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? ''));
  }
  if (host === 'vimeo.com') return vimeo(first);
  return host === 'player.vimeo.com' ? vimeo(second) : undefined;
};

const youTube = (id: string) =>
  /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;

const vimeo = (id: string) => (/^\d+$/.test(id) ? `https://player.vimeo.com/video/${id}` : undefined);

/** Returns the embed URL of a YouTube or Vimeo video; undefined for any other address. */
export function videoAddress(link: string): string | undefined {
  const address = /^https?:\/\//i.test(link.trim()) ? link.trim() : `https://${link.trim()}`;
  return URL.canParse(address) ? videoOf(new URL(address)) : undefined;
}
