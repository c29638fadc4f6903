/** Messages of the captcha frame to the page around it. `height`: the height that the captcha needs, in pixels. */
export type CheckNews =
  | { check: 'shown'; height: number }
  | { check: 'passed'; token: string }
  | { check: 'failed' };

export const humanCheckPath = '/api/human-check';

/** Maximum length of a captcha token according to Cloudflare. */
export const checkTokenChars = 2_048;
