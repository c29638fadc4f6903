/** In milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
export const before = (moment: Date, milliseconds: number) => after(moment, -milliseconds);

export const startOfHour = (moment: Date) => before(moment, moment.getTime() % hour);

/** In UTC. */
export const startOfNextDay = (moment: Date) => after(moment, day - (moment.getTime() % day));
