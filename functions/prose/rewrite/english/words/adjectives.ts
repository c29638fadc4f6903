/**
 * adjective > plainer adjective / another. ? only straight before a noun.
 * Marks: * for every strength, + for strong alone, ~ where a text speaks to somebody.
 */
export const ADJECTIVES = `
+arduous > hard
+beneficial > helpful
*bustling > busy
*?captivating > gripping
+cognizant > aware
+commonplace > common
*crucial > important
*cutting-edge > advanced
+detrimental > harmful
+enormous > huge
*ever-changing > changing
*ever-evolving > changing
*ever-growing > growing
*impactful > effective
+inadequate > poor
+incorrect > wrong
*intertwined > linked
*intricate > complex -- detail details pattern patterns carving carvings design designs lace
*invaluable > very useful
+lengthy > long
*meticulous > careful
+modern-day > modern
*multifaceted > complex
+?multiple > several
*?myriad > many
*?numerous > many
*overarching > main
*pivotal > key / important
*poignant > moving
*prevalent > common
*renowned > famous
+?subsequent > later
*substantial > large -- attention interest support evidence progress role part risk threat
+?sufficient > enough
*?swift > quick
*unparalleled > unmatched
*unwavering > steady
*vital > important
+world-renowned > famous
`;
