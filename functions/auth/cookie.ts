/** Of this site alone, over HTTPS, and out of reach of scripts. */
export const hostCookie = {
  prefix: 'host',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
  path: '/',
} as const;

/** Not sent either where a link on another site leads here. */
export const strictCookie = { ...hostCookie, sameSite: 'Strict' } as const;
