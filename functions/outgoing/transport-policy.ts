/** Which URLs we may call. `any`, for development, also allows those without TLS, on the same machine or network. */
export type TransportPolicy = 'https' | 'any';

/** Whether others on the network could read what is sent to this URL. */
export const isInsecure = (address: string, policy: TransportPolicy) =>
  policy === 'https' && !address.startsWith('https://');
