export const faultSources = ['render', 'error', 'rejection'] as const;
export type FaultSource = (typeof faultSources)[number];

export const faultLimits = { bodyBytes: 8 * 1024, frames: 20, frameChars: 200 } as const;

/** The name of an error class, as in `TypeError`. */
export const faultName = /^[A-Za-z_$][\w$]{0,79}$/;

/** A script of this site with line and column, as in `/assets/index-B1x_9.js:1:2048`. */
export const faultFrame = /^(?:\/[\w@.-]+)+\.(?:js|mjs|ts|tsx):\d{1,7}:\d{1,7}$/;

/** A fault in the browser, without its message, the page's URL or any personal data. */
export type BrowserFault = { source: FaultSource; name: string; frames: string[] };
