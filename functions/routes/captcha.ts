import { Hono } from 'hono';
import { type CaptchaEnv, captchaSettings } from '#auth/captcha.ts';
import { failure } from '#middleware/failure.ts';
import { frameHeaders } from '#middleware/security-headers.ts';

const escaped = (text: string) => text.replace(/[^\w.-]/g, '');

/**
 * The captcha's document, shown in a frame because Cloudflare's script needs rights that it must not have on the page. Not found
 * while the captcha is off.
 */
export const humanCheck = new Hono<CaptchaEnv>().get('/', (c) => {
  const settings = captchaSettings(c.env, c.get('transportPolicy'));
  if (settings === null) return failure(c, 'not_found');
  const theme = c.req.query('theme') === 'dark' ? 'dark' : 'light';
  c.set('headers', frameHeaders);
  return c.html(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Check that you are a person</title>
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="${theme}">
    <script src="/human-check.js" defer data-site-key="${escaped(settings.siteKey)}" data-theme="${theme}"></script>
  </head>
  <body><div id="check"></div></body>
</html>
`);
});
