/** In development a service may answer on the same desk, or on the next one; elsewhere what is sent goes over lines of others. */
export type Line = 'https' | 'any';

/** Whether anyone on the way could read what is sent there. */
export const isReadableOnTheWay = (address: string, line: Line) =>
  line === 'https' && !address.startsWith('https://');
