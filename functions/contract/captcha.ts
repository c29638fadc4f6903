/** What the frame tells the page around it; `height` in pixels, as much as the check needs. */
export type CheckNews =
  | { check: 'shown'; height: number }
  | { check: 'passed'; token: string }
  | { check: 'failed' };

export const humanCheckPath = '/api/human-check';

/** Of Cloudflare, which says that none of theirs is longer. */
export const checkTokenChars = 2_048;
