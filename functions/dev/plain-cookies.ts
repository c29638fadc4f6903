const secured = '__Host-';
const plain = 'dev-plain-';

const withSecured = (cookies: string) =>
  cookies.replaceAll(new RegExp(`(^|; ?)${plain}`, 'g'), `$1${secured}`);
const withPlain = (cookie: string) => cookie.replace(secured, plain).replace(/; Secure/i, '');

/**
 * Renames cookies over http and drops `Secure`, since WebKit does not store `Secure` cookies of http://localhost. The app itself
 * reads and sets the cookies of production.
 */
export async function withPlainCookies(
  request: Request,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  if (!request.url.startsWith('http:')) return answer(request);
  const headers = new Headers(request.headers);
  const cookies = headers.get('Cookie');
  if (cookies !== null) headers.set('Cookie', withSecured(cookies));
  const response = await answer(new Request(request, { headers }));
  const set = response.headers.getSetCookie();
  if (set.length === 0) return response;
  const plainly = new Response(response.body, response);
  plainly.headers.delete('Set-Cookie');
  for (const cookie of set) plainly.headers.append('Set-Cookie', withPlain(cookie));
  return plainly;
}
