/** What a sentence may state by a small word, and a rewriting may neither add nor drop. */
export type ClaimKind =
  | 'comparison'
  | 'preference'
  | 'approximation'
  | 'frequency'
  | 'restriction'
  | 'contrast'
  | 'cause'
  | 'ability'
  | 'inability'
  | 'possibility'
  | 'likelihood'
  | 'necessity'
  | 'advice'
  | 'condition'
  | 'speaker'
  | 'group'
  | 'owner'
  | 'reader'
  | 'superlative'
  | 'totality'
  | 'part'
  | 'number of things'
  | 'order in time'
  | 'attribution'
  | 'association'
  | 'question'
  | 'wish';

/** The words and phrases of a class: `many|a number of`. Those of one class say the same. */
export const CLASSES: readonly (readonly [ClaimKind, string])[] = [
  ['comparison', 'more than|greater than|higher than|in excess of'],
  ['comparison', 'less than|fewer than|lower than'],
  ['frequency', 'hardly|scarcely|barely'],
  ['comparison', 'compared to|compared with|relative to'],
  ['preference', 'rather than|instead of|in place of|as opposed to'],
  [
    'frequency',
    'always|invariably|every time|at all times|constantly|continually|continuously|perpetually|ceaselessly|incessantly|all the time|at all hours',
  ],
  [
    'frequency',
    'often|frequently|regularly|commonly|usually|typically|generally|normally|tend to|tends to|more often than not|as a rule|in most cases|in many cases|oftentimes',
  ],
  [
    'frequency',
    'sometimes|occasionally|at times|from time to time|once in a while|in some cases|in certain cases',
  ],
  ['frequency', 'rarely|seldom|infrequently'],
  ['restriction', 'only|solely|exclusively|merely|alone|purely|nothing but|limited to'],
  ['ability', 'can|could|able to|capable of|possible to|cannot'],
  ['inability', 'can not|could not|unable to|not able to|impossible|incapable'],
  ['possibility', 'may|might|perhaps|maybe|possibly|potentially|could|possible|potential|may be'],
  [
    'likelihood',
    'likely|probably|unlikely|apparently|presumably|presumed|expected to|thought to|believed to|suspected|suspect|chance that|chances are|seem|seems|seemed|seemingly|appear to|appears to|appeared to',
  ],
  [
    'necessity',
    'must|need|needs|needed|has to|have to|had to|require|requires|required|requiring|mandatory|compulsory|obligatory|obliged to|force|forces|forced',
  ],
  ['advice', 'should|ought to|advisable|recommended|recommend|advise|had better'],
  ['condition', 'if|unless|provided that|as long as|in case|on condition'],
  ['speaker', 'i|me|myself'],
  ['group', 'we|us|ourselves'],
  ['owner', 'my|mine|our|ours'],
  ['reader', 'you|your|yours|yourself|yourselves'],
  ['totality', 'all|every|each|everyone|everybody|everything|entire|whole|universal|daily|across the board'],
  ['totality', 'completely|fully|totally|entirely|wholly|utterly|perfectly'],
  ['number of things', 'most|majority'],
  ['number of things', 'many|numerous|several|a number of|lots of|multiple|plenty of|countless|myriad'],
  ['number of things', 'few|little|hardly any|a handful of'],
  ['part', 'some|certain|a few|in part|partly|partially|someone|something'],
  ['order in time', 'before|prior to|ahead of|earlier than|until|till|in advance of'],
  ['order in time', 'after|aftermath of|wake of'],
  [
    'attribution',
    'says|said|say|saying|argue|argues|argued|arguing|claim|claims|claimed|claiming|contend|contends|contended|assert|asserts|asserted|maintains|reportedly|suggest|suggests|suggested|suggesting|indicate|indicates|indicated|believe|believes|believed|allegedly|supposedly|purportedly|alleged|indicating|assume|assumes|assumed|state that|states that|stated that|stating|warn|warns|warned|caution|cautions|cautioned|critics|supporters|proponents|opponents',
  ],
  ['association', 'correlated|correlates|correlation|association between|link between|linked to'],
];

/** Only where one of them opens the sentence: inside it, they join what the other side may join otherwise. */
export const HEADS: readonly (readonly [ClaimKind, string])[] = [
  [
    'contrast',
    'but|however|yet|although|though|even though|despite|in spite of|nevertheless|nonetheless|still|even so|conversely|on the other hand|on the contrary|that said|then again|by contrast|in contrast|whereas|unlike',
  ],
  [
    'cause',
    'that is because|this is because|so|therefore|thus|hence|consequently|because|since|as a result|for this reason|due to|accordingly|given|in light of|which is why|that is why|this means|as such',
  ],
];

/** Beside a number each says something else. */
export const APPROXIMATIONS: readonly string[] = [
  'about|around|roughly|approximately|some|circa|an estimated|estimated',
  'nearly|almost|close to|just under|virtually|practically',
  'over|more than|above|exceeding|upwards of|in excess of',
  'under|less than|fewer than|below',
  'at least|no fewer than|no less than|a minimum of',
  'up to|at most|no more than|a maximum of|as many as|as much as',
];

/** What may stand for a claim of a class, and claims nothing alone: "demand" for "require", "while" for "although". */
export const WEAKER: readonly (readonly [ClaimKind, string])[] = [
  [
    'necessity',
    'demand|demands|demanded|demanding|needing|necessitate|necessitates|necessitated|necessitating|warrant|warrants|imperative|imperatives|' +
      'call for|calls for|called for|essential|necessary|vital|crucial|oblige|obliges|compel|compels|compelled|push|pushes|pushed',
  ],
  [
    'likelihood',
    'prone|feel|feels|felt|look|looks|looked|considered|expected|thought|tend|tends|chance|chances',
  ],
  [
    'attribution',
    'reports|reported|according|note|notes|noted|stress|counter|counters|point out|points out|think|thinks|thought|see|sees|estimate|estimates|estimated',
  ],
  ['association', 'link|links|intersection|connection|relationship|associated|tied|related'],
  [
    'frequency',
    'frequent|common|usual|regular|typical|typically|tend|occasional|constant|continual|round the clock|nonstop',
  ],
  ['advice', 'how to|encouraged|encourage|encourages|suggested|best|try|keep|make sure|important to|aim'],
  ['condition', 'whether|in the event|provided|assuming|when|whenever|depending'],
  ['contrast', 'while|even if|and yet|on the one hand|in comparison|instead'],
  ['cause', 'ultimately|overall|finally|in conclusion|in the end'],
  ['order in time', 'advance|ahead|beforehand|earlier|prior|following|once|later|then|upon|since'],
  [
    'comparison',
    'not only|not just|not merely|not simply|exceed|exceeds|exceeding|exceeded|above|beyond|over|surpass|surpasses|outnumber|below|under|against|versus|than',
  ],
  ['restriction', 'just|simply|sole|limited|confined|exclusive|nothing more'],
  ['question', 'how|what|why|whether|question|questions|wonder|ask|asks'],
  ['speaker', 'my|mine|thank'],
  ['group', 'our|ours|thank'],
  ['owner', 'i|me|we|us|myself|ourselves'],
  ['preference', 'not'],
  [
    'possibility',
    'hesitate|free to|welcome to|allowed|can|potential|seemingly|appear|appears|likely|chance|chances',
  ],
  [
    'inability',
    'difficult|hard|prevent|prevents|preventing|prevented|fail|fails|failed|without|beyond|cannot|never|no',
  ],
  ['superlative', 'latest|newest|peak|highest|top'],
  ['wish', 'hope|wish'],
];
