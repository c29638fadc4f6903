/**
 * adjective > plainer adjective / another. ? only straight before a noun.
 * Marks: * for every strength, @ from balanced up, + for strong alone.
 */
export const ADJECTIVES = `
+cognizant > aware
@?crucial > important -- evidence loss losses age ages era eras wicket wickets juncture junctures edge goal goals win deficiency deficiencies flaw flaws support
*ever-changing > changing
*ever-evolving > changing
*ever-growing > growing
+lengthy > long
@?myriad > many
@?numerous > many
+?subsequent > later
+?sufficient > enough -- size sizes number degree level sample
`;
