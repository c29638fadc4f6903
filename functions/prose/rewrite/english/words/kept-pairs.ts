/** Fixed terms in which a listed word keeps its place: the first of the two, then what may stand behind it, in either number. */
export const KEPT_PAIRS = `
agile methodologies
all individuals
an impact
assumptions regarding
evidence regarding
frequently asked
on individuals
out profoundly
purchasing manager power
retained earnings
seamless experiences integrations operations
sufficient cause condition evidence grounds proof reason
these individuals
those individuals
worth individuals
`;
