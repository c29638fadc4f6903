/** Fixed terms in which a listed word keeps its place: the first of the two, then what may stand behind it, in either number. */
export const KEPT_PAIRS = `
agile methodologies
all individuals
an impact
capacity utilization utilisation
frequently asked
out profoundly
purchasing manager power
retained earnings
worth individuals
`;
