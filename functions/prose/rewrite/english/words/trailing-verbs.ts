const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What an event does, so that "this" or "which" may stand for it: ", making it easier" → ", which makes it easier". */
export const RESULT_VERBS = setOf(`
accelerate affect aid allow amplify benefit blur bolster boost broaden cause challenge compel complicate contradict contribute create dampen
deepen demonstrate disrupt emphasize enable encourage enhance ensure eradicate escalate erode exacerbate facilitate force foster fuel
generate guarantee hamper harm heighten help highlight hinder illustrate impact imperil improve increase indicate influence
inspire intensify jeopardize let limit make mark mean minimize mirror mitigate motivate necessitate offset perpetuate preserve pressure
prevent promote prompt prove redefine reduce reflect reignite reinforce require reshape restrict result revive revolutionize
shatter show showcase signal signify simplify slow solidify spark spur startle stifle stimulate streamline strengthen suggest sustain
symbolize threaten transform trigger underline undermine underscore warrant weaken widen worsen yield
`);

/** Either of the two: a result of what things do, an act of a person's own. */
export const MIXED_VERBS = setOf(`
add afford attract bridge bring close compound compromise confirm cost counter cut damage deliver demand deny deprive double draw drive earn ease
eliminate erase establish expand expose extend free give grant invite keep lead leave lend lower offer open pave pose present promise provide
pull push put raise remind render reveal safeguard save set shape shed smooth spare stoke support tighten transport undo unlock usher validate
waste
`);

/** What a subject can be said to do beside its first act: it "lowers the bar and extends a hand". What only comes of that act is none. */
export const DEED_VERBS = setOf(`
align avoid counter cut earn eliminate erase extend protect provide remove replace safeguard save shorten win
`);

/** The plain verb for one that machines overuse. */
export const PLAINER_VERBS: ReadonlyMap<string, string> = new Map([
  ['bolster', 'strengthen'],
  ['demonstrate', 'show'],
  ['emphasize', 'stress'],
  ['enhance', 'improve'],
  ['exacerbate', 'worsen'],
  ['facilitate', 'help'],
  ['foster', 'encourage'],
  ['highlight', 'show'],
  ['illustrate', 'show'],
  ['leverage', 'use'],
  ['showcase', 'show'],
  ['underscore', 'show'],
  ['utilize', 'use'],
]);

/** Prepositions in all but form, and participles that describe the noun before them. */
export const NEVER_TRAILING = setOf(`
accounting awaiting according assuming aiming barring based beginning being belonging bearing building broadcasting comprising concerning considering consisting containing culminating
depending detailing dating during ending excluding existing featuring following going granted having including judging
lacking living lasting lying manufacturing marketing measuring meeting owing pending planning processing ranging regarding relating representing resembling seeing sitting spanning standing starting
stemming stretching surrounding training understanding varying warning weighing 
`);

/** After these the "-ing" clause may belong to what was seen: "I saw her, standing in the rain". */
export const PERCEPTION_VERBS = setOf(
  'catch classify consider depict describe discover dream encounter feel find hear imagine label meet notice observe picture point portray recall regard remember see smell spot talk think treat view watch',
);
