/** What a sentence may state by a small word, and a rewriting may neither add nor drop. */
export type ClaimKind =
  | 'comparison'
  | 'preference'
  | 'approximation'
  | 'frequency'
  | 'restriction'
  | 'surprise'
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
  | 'share'
  | 'order in time'
  | 'attribution'
  | 'association'
  | 'intention'
  | 'exception'
  | 'question'
  | 'wish';

/** With "that" behind them they tell who says what follows. */
const SAYING =
  'concludes concluded reports reported announces announced notes noted explains explained estimates estimated observes observed declares declared ' +
  'complains complained admits admitted predicts predicted projected expects boasts boasted replies replied adds added holds held thinks thought fears feared worries worried swears swore recalls recalled';

const saidThat = SAYING.split(' ')
  .map((word) => `${word} that`)
  .join('|');

/**
 * The words and phrases of a class: `many|a number of`. Those of one class say the same; behind them stands what may be
 * said for it, and claims nothing alone.
 */
export const CLASSES: readonly (readonly [kind: ClaimKind, phrases: string, hints?: string])[] = [
  ['comparison', 'more than|greater than|higher than|in excess of'],
  ['comparison', 'less than|fewer than|lower than'],
  ['frequency', 'hardly|scarcely|barely'],
  ['comparison', 'compared to|compared with|relative to'],
  ['preference', 'rather than|instead of|in place of|as opposed to'],
  [
    'frequency',
    'always|invariably|every time|at all times|constantly|continually|continuously|perpetually|ceaselessly|incessantly|all the time|at all hours',
    'constant|continual|round the clock|nonstop|perpetual|endless|endlessly|consistently|relentlessly|never|whenever|keep|keeps|kept',
  ],
  [
    'frequency',
    'often|frequently|regularly|commonly|usually|typically|generally|normally|tend to|tends to|more often than not|as a rule|in most cases|in many cases|oftentimes',
    'frequent|common|usual|regular|typical|tend|consistently|traditionally|primarily|mainly|mostly|largely|relentlessly',
  ],
  [
    'frequency',
    'sometimes|occasionally|at times|from time to time|once in a while|in some cases|in certain cases|now and then|every so often',
    'occasional|sporadic|sporadically|intermittent|intermittently|periodically',
  ],
  ['frequency', 'rarely|seldom|infrequently', 'rare|hardly|unusual'],
  [
    'frequency',
    'every other|every second|every third',
    'second|alternate|alternating|biweekly|fortnightly|third',
  ],
  ['frequency', 'daily|every day|each day|day by day', 'day|everyday'],
  ['frequency', 'weekly|every week|once a week|each week', 'week'],
  ['frequency', 'monthly|every month|once a month|each month', 'month'],
  ['frequency', 'yearly|annually|every year|once a year|each year|annual', 'year'],
  ['frequency', 'every night|nightly|each night', 'night|nights'],
  ['frequency', 'hourly|every hour|each hour', 'hour'],
  [
    'restriction',
    'only|solely|exclusively|merely|alone|purely|nothing but|limited to|none but|no one but|just one|just two|just three|few|hardly any|scarcely any',
  ],
  [
    'approximation',
    'nearly|almost|virtually|practically|all but|close to|on the verge of|on the brink of',
    'near|nigh|most|approaching|about|around|as good as|just under|very|hard',
  ],
  [
    'approximation',
    'partly|partially|in part|some of the|some of our|some of its|some of their|to some extent|to a degree|to an extent|loosely|for the most part|largely|mostly|mainly|primarily|chiefly|broadly|more or less',
    'most|much|often|usually|generally|typically|key|main|some|half|somewhat|partial|part|primary|chief|major|focus|focuses|focused|especially|particularly',
  ],
  [
    'likelihood',
    'in theory|on paper|in principle|theoretically|as far as we know|as far as i know|to our knowledge|to my knowledge|is a chance|so called',
  ],
  [
    'likelihood',
    'the proposed|a proposed|the planned|a planned|attributed to|the attempted|an attempted|of attempted|attempted murder|aspiring|prospective|an acting|the acting|self proclaimed|self styled',
    'plan|plans|planned|proposal|proposed|propose|would|attempt|attempts|tried|intended|future|coming|potential|interim',
  ],
  [
    'order in time',
    'former|erstwhile|ex',
    'once|previous|past|old|earlier|formerly|then|retired|previously|used to|ancient|first',
  ],
  [
    'exception',
    'except|except for|apart from|aside from|other than|excluding|with the exception of|save for',
    'without|exclude|excludes|excluded|exception|only|besides|but|all but|not including',
  ],
  ['ability', 'can|could|able to|capable of|possible to|cannot'],
  ['inability', 'can not|could not|unable to|not able to|impossible|incapable'],
  [
    'possibility',
    'may|might|perhaps|maybe|possibly|potentially|could|possible|potential|may be|allowed to|permitted to|entitled to|conceivably',
  ],
  [
    'likelihood',
    'likely|probably|unlikely|apparently|presumably|presumed|expected to|thought to|believed to|suspected|suspect|chance that|chances are|' +
      'seem|seems|seemed|seemingly|appear to|appears to|appeared to|looks like|look like|looked like|looks as|look as|looked as|said to|rumoured to|rumored to|' +
      'in all likelihood|arguably|ostensibly',
  ],
  [
    'likelihood',
    'unclear whether|unclear if|unclear how|unclear what|unclear why|unsure whether|unsure if|uncertain whether|uncertain if|unknown whether|not clear whether|' +
      'not clear if|not known whether|not certain whether|is unclear|remains unclear|doubtful whether|in doubt|open question',
    'doubt|unclear|unsure|uncertain|unknown|clear|certain|sure',
  ],
  [
    'likelihood',
    'doubt that|doubts that|doubted that|doubt whether|doubts whether|doubt if|doubts if|sceptical that|skeptical that',
    'unlikely|doubtful|sceptical|skeptical|question|questions|unsure|not|suspicious',
  ],
  [
    'likelihood',
    'fairly sure|pretty sure|quite sure|reasonably sure|almost sure|fairly certain|almost certain|reasonably certain|quite certain|fairly confident|i guess|we guess|' +
      'i suppose|we suppose|my guess|my hunch|our guess|good chance|fair chance|slim chance|small chance|some chance|i imagine|i suspect|we suspect|i expect|we expect|i assume|we assume|i gather|as i recall|if i recall|if i remember|as i remember|' +
      'in my experience|in our experience|from what i|from what we|tentatively|tentative|provisionally|provisional',
    'probably|likely|perhaps|maybe|may|might|seem|seems|appears|think|believe|reckon|confident|preliminary',
  ],
  [
    'likelihood',
    'pretended to|pretend to|pretends to|pretending to|claimed to be|claims to be|purports to|purported to',
    'act|acted|acting|fake|faked|feign|feigned|feigning|posed|posing|pose',
  ],
  [
    'attribution',
    'accused of|charged with|indicted for|on trial for|tried for|suspected of|under investigation for|investigated for|wanted for',
    'accusation|accusations|accused|charge|charges|charged|allegedly|alleged|indictment|indicted|suspect|suspicion|trial|investigation',
  ],
  [
    'necessity',
    'must|need|needs|needed|has to|have to|had to|require|requires|required|requiring|mandatory|compulsory|obligatory|obliged to|force|forces|forced|forcing|' +
      'oblige|obliges|compel|compels|compelled|bound to',
  ],
  ['advice', 'should|ought to|advisable|recommended|recommend|recommends|advise|advises|advised|had better'],
  ['surprise', 'even', 'yes|still|also|itself|himself|herself|themselves'],
  ['condition', 'if|provided that|as long as|so long as|in case|on condition|providing that|assuming that'],
  [
    'intention',
    'tried to|attempted to|attempts to|attempt to',
    'effort|efforts|aim|aims|aimed|seek|seeks|sought|try|tries|trying',
  ],
  [
    'intention',
    'wants to|hopes to|hoped to|wished to|is eager to|is keen to|are eager to|are keen to|was eager to|tempted to|willing to|prepared to',
    'want|wanted|wish|wishes|hope|hoping|hopeful|aim|aims|seek|seeks|desire|desires|like to|love to|ambition|intend|intends|plan|plans|look to|looks to|looking to|eager|keen|ready|willingness|consent',
  ],
  [
    'intention',
    'agreed to|agrees to|agree to|consented to|undertook to|offered to',
    'agreement|accept|accepted|accepts|promise|promised|promises|consent|consents|pledged|pledge|deal|approved|undertake|commit|committed',
  ],
  [
    'intention',
    'ordered to|told to|asked to|urged to|instructed to|invited to|asked him to|asked her to|asked them to|told him to|told her to|told them to|ordered him to|ordered them to',
    'order|orders|ordered|command|commands|request|requests|requested|must|had to|invitation|invite|invited|instruction|instructions|urge|urges|call|called|calls|advice|advise|advises|advised|recommended',
  ],
  [
    'intention',
    'is considering|are considering|was considering|were considering|is weighing|are weighing|is mulling|is thinking of|are thinking of|are thinking about|is thinking about|is contemplating|are contemplating|in talks|is debating|are debating|is negotiating',
    'consider|considers|considered|weigh|weighs|mull|mulls|contemplates|contemplated|think|thinks|possible|possibility|talks|debate|debates|negotiations|may|might',
  ],
  [
    'intention',
    'plan to|plans to|planned to|intend to|intends to|intended to|hope to|wanted to|i wish|we wish|wishes she|wishes he|wishes they|wish they|wished he|wished she|wished they|' +
      'promise to|promises to|promised to|pledge to|pledges to|pledged to|vow to|vows to|vowed to|threaten to|threatens to|threatened to|' +
      'offer to|offers to|offered to|expect to|expects to|meant to|supposed to|due to be|scheduled to|about to|propose to|proposes to|proposed to',
    'aim|aims|aimed|aiming|seek|seeks|look|looks|looking|plan|plans|goal|purpose|will|shall|going to|would|promise|hope|intention|keen|eager|like to|want|wants|wish|wishes',
  ],
  [
    'intention',
    'would have|should have|could have|might have|ought to have|would not have|should not have|could not have',
    'had|if only|almost',
  ],
  [
    'order in time',
    'i used to|you used to|we used to|he used to|she used to|they used to|it used to|there used to|who used to|which used to|used to be|used to live|used to have|used to work|formerly|once was|once were|in the past|at one time|was once|were once|previously',
    'once|past|former|previous|used to|stopped|ceased|ago|earlier|not|historically',
  ],
  ['order in time', 'yet to|not yet|still to', 'not|still|until|never'],
  ['speaker', 'i|me|myself', 'my|mine|thank'],
  ['group', 'we|us|ourselves', 'our|ours|thank'],
  ['owner', 'my|mine|our|ours', 'i|me|we|us|myself|ourselves'],
  ['reader', 'you|your|yours|yourself|yourselves'],
  ['totality', 'all|every|each|everyone|everybody|everything|entire|whole|universal|across the board'],
  ['totality', 'completely|fully|totally|entirely|wholly|utterly|perfectly'],
  ['share', 'most|majority'],
  [
    'number of things',
    'many|numerous|several|a number of|a lot of|lots of|multiple|plenty of|countless|myriad|growing number of|increasing number of|large number of|great number of|great many',
  ],
  ['share', 'little|a handful of|small number of|minority'],
  ['part', 'the rest|the remainder|remaining|remainder of', 'rest|other|others|left|leftover'],
  ['part', 'some|certain|a few|someone|something|part of|parts of|a portion of|portions of|a fraction of'],
  [
    'order in time',
    'before|prior to|ahead of|earlier than|in advance of',
    'advance|ahead|beforehand|earlier|prior|previously|preceding|until|then|first',
  ],
  ['order in time', 'until|till', 'before|to|through|by|up to'],
  [
    'order in time',
    'after|aftermath of|wake of|once the',
    'following|once|later|then|upon|since|afterwards|afterward|when|subsequently|next',
  ],
  [
    'order in time',
    'ago',
    'earlier|before|back|last|past|previously|old|since|once|prior|recently|former|formerly|yesterday|used|years|history|historically|then',
  ],
  [
    'attribution',
    'says|said|say|saying|argue|argues|argued|arguing|claim|claims|claimed|claiming|contend|contends|contended|assert|asserts|asserted|maintains|reportedly|suggest|suggests|suggested|suggesting|indicate|indicates|indicated|believe|believes|believed|allegedly|supposedly|purportedly|alleged|indicating|assume|assumes|assumed|state that|states that|stated that|stating|warn|warns|warned|caution|cautions|cautioned|critics|supporters|proponents|opponents|' +
      'according to|hint at|hints at|hinted at|hint that|hints that|imply|implies|implied|insist|insists|insisted|i think|we think|in my view|in our view|in my opinion|in our opinion|to my mind|' +
      `in a survey|in a poll|in a study|in one study|in one survey|in an interview|alleges|testified|testifies|confessed|${saidThat}`,
  ],
  [
    'association',
    'correlated|correlates|correlate|correlation|association between|link between|linked to|associated with|linked with|goes along with|go along with',
  ],
];

/** Only where one of them opens the sentence: inside it, they join what the other side may join otherwise. */
export const HEADS: readonly (readonly [kind: ClaimKind, phrases: string, hints?: string])[] = [
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

/** What may stand for a claim of a kind, whatever its class: "demand" for "require", "while" for "although". */
export const WEAKER: readonly (readonly [ClaimKind, string])[] = [
  [
    'necessity',
    'need|needs|demand|demands|demanded|demanding|needing|compelling|necessitate|necessitates|necessitated|necessitating|warrant|warrants|imperative|imperatives|' +
      'call for|calls for|called for|essential|necessary|necessity|necessities|vital|crucial|push|pushes|pushed|mandate|mandates|mandated|prerequisite|requirement|requirements',
  ],
  [
    'likelihood',
    'prone|feel|feels|felt|look|looks|looked|considered|expected|thought|tend|tends|chance|chances|in theory|understood|assumed',
  ],
  [
    'attribution',
    'reports|reported|according|note|notes|noted|stress|counter|counters|point out|points out|think|thinks|thought|see|sees|estimate|estimates|estimated|stated|states|told|described|describe|describes|view|position|accept|project|projects|forecast|forecasts|expects|survey|surveys|poll|study|studies|research|found|asserting|declaring|maintaining|insisting|contending|concluding',
  ],
  [
    'association',
    'link|links|intersection|connection|connected|relationship|associated|tied|related|relate|relates|coincide|coincides',
  ],
  [
    'advice',
    'how to|encouraged|encourage|encourages|suggested|told|best|try|keep|make sure|important to|aim|better|supposed to',
  ],
  [
    'condition',
    'unless|whether|in the event|provided|assuming|when|whenever|depending|where|should|without|would|conditional',
  ],
  ['contrast', 'while|even if|and yet|on the one hand|in comparison|instead'],
  ['cause', 'ultimately|overall|finally|in conclusion|in the end'],
  [
    'comparison',
    'not only|not just|not merely|not simply|exceed|exceeds|exceeding|exceeded|above|beyond|over|surpass|surpasses|outnumber|below|under|against|versus|than',
  ],
  ['restriction', 'just|simply|sole|limited|confined|exclusive|nothing more|except|other than'],
  ['question', 'how|what|why|whether|question|questions|wonder|ask|asks'],
  ['preference', 'not|never|no'],
  [
    'possibility',
    'hesitate|free|welcome|allowed|permitted|can|seemingly|appear|appears|likely|chance|chances|would|let|lets|letting|enable|enables|enabling|allow|allows|allowing|permits|right to',
  ],
  [
    'inability',
    'difficult|hard|prevent|prevents|preventing|prevented|fail|fails|failed|without|beyond|cannot|never|no',
  ],
  ['superlative', 'latest|newest|peak|highest|top'],
  ['wish', 'hope|wish'],
];
