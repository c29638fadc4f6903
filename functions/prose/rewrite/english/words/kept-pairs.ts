/** Fixed terms in which a listed word keeps its place: the first of the two, then what may stand behind it, in either number. */
export const KEPT_PAIRS = `
additional protocol
alter ego
an impact
biochemical pathway
capacity utilization utilisation
cautionary tale
compelling force power
comprehensive school
criminal investigation
difficult people person
district attorney
fairy tale
folk tale
genetically modified
incorrect belief
initial public
metabolic pathway
most significant
multiple choice sclerosis
mutually beneficial
naturally occurring
neural pathway
no concept
novel coronavirus
of magnitude
organizational aspiration
permitting process rule
physician assistant
potential buyer client customer employer energy investor
practical significance
primary care color data education election key market school source teacher
principal component investigator
prior engagement knowledge
professional aspiration
profound consequence implication
purchasing manager power
retained earnings
series concept
signaling pathway
significant association correlation difference effect figures interaction margin other
statistical significance
tall tale
transformative power
volatile organic
`;
