/**
 * adjective > plainer adjective / another. ? only straight before a noun.
 * Marks: * for every strength, @ from balanced up, + for strong alone.
 */
export const ADJECTIVES = `
*bustling > busy
+cognizant > aware
@?crucial > important -- evidence loss losses age ages era eras
*ever-changing > changing
*ever-evolving > changing
*ever-growing > growing
@impactful > effective -- experience experiences moment moments scene speech story stories time
+lengthy > long
@?myriad > many
@?numerous > many
@?pivotal > important -- evidence loss losses age ages era eras moment moments juncture junctures
+?subsequent > later
+?sufficient > enough
`;
