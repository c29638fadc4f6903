/**
 * Words that are plainer only beside some others: “a comprehensive guide” is a full one, “a comprehensive plan” is none.
 * What stands in no line's company stays.
 */
export const COMPANY = [
  {
    ungraded: true,
    reason: 'A plainer word says the same here.',
    lines: `
@(analysis|article|audit|case|it|report|research|review|study|survey|that|this|which) highlighted (a|an|its|the|their) > $1 pointed to $2
@(are|at|been|is|was|were|with) significantly lower > $1 much lower
@(art|culinary|literary|music|musical|political|theater|theatre) landscape > $1 scene
@(a|an) (complex|colorful|colourful|dense|diverse|dynamic|dynamic and varied|grand|intricate|lively|rich|shifting|strange|unique|varied|vibrant) tapestry of (books|clinical|cultures|colors|emotions|experiences|flavors|ideas|legends|influences|memories|scents|socioeconomic|sounds|stories|styles|tales|traditions|voices) > $1 $2 mix of $3
@(a|an) (increasingly saturated|saturated|crowded) media landscape > a $2 media market
@(a|an) (remarkable|clear|visible|striking) testament to (both|her|his|how|its|our|the|their|what|your) > $1 $2 sign of $3
@(a|an) powerful testament to > powerful proof of
+(a|an|by|for|including|is|of|offer|offers|provide|provides|the|through|via|with) enhanced (access|accuracy|awareness|care|collaboration|communication|connectivity|control|decision|efficiency|media|performance|privacy|productivity|protection|quality|safety|security|services|support|understanding) > $1 better $2
+(bargaining|economic|political|the) leverage (over|to) > $1 power $2
@(beyond|outside) the realm of (comprehension|possibility|reason|science|scientific|understanding) > $1 the reach of $2
@(beyond|within) the realm of (coffee|education|entertainment|fashion|medicine|music|politics|science|sport|sports|technology) > $1 $2
@(business|digital) landscape > $1 world
@(contractual|institutional|legal|regulatory) landscape > $1 framework
*+(declined|declines|declining|decreased|decreases|decreasing|dropped|dropping|drops|fallen|falling|falls|fell|increased|increases|increasing|rise|risen|rises|rising|rose) significantly > $1 sharply
@(depend|depends|depending|depended) on various factors > $1 on several factors
@(differ|differs|differed|vary|varies|varied) significantly > $1 greatly
@(economic|intellectual|legal and political|political and social|socioeconomic and political|turbulent social) landscape > $1 climate
@(education|educational) landscape > education system
@(employment|job) landscape > job market
*+(equally|especially|increasingly|least|less|more|particularly) (crucial|essential|vital) > $1 important
@(ever-changing|ever-evolving|evolving|fast-changing) landscape > changing world / changing field
@(governance|healthcare) landscape > $1 system
@(her|his|my|our|their|your) ability to navigate without > $1 ability to find $1 way without
+(how much|more|much) leverage (over|retailers|to) > $1 power $2
*+(it is|it was) (crucial|vital) that > $1 important that
*+(it is|it was) also (crucial|vital) (for|that|to) > $1 also important $3
*+(it is|it was|made it|makes it|making it) (crucial|vital) to > $1 necessary to / $1 important to
~*(it is|it's) (critical|crucial|essential|vital) to > you need to
*+(made|makes|making) it (crucial|essential|vital) for > $1 it important for
@(marketing|media|technology) landscape > $1 world
@(technological|tech) landscape > world of technology
@(this|that|which|will|would|can|could|may|might) ultimately > $1
@a living testament to > a living reminder of
@as the (marketing) landscape (changes|continues|evolves|grows|shifts) > as $1 $2
@compelling (argument|arguments|evidence|example|message|rationale|reason|reasons) > strong $1
@compelling case > strong case -- study studies
@competitive landscape > competitive environment
@complex and multifaceted > complex
+could be enhanced with > could be improved with
@cultural landscape > cultural life
@cutting-edge (equipment|medical|research|science|software|technologies|technology|tools) > advanced $1
@diverse (array|range|variety) of > wide $1 of
+ensure (a|an) (creamy|even|smooth|uniform) (batter|coating|consistency|finish|mixture|texture) > get $1 $2 $3
@ensure compliance with > comply with
@highlight (how|that|why) > show $1 -- importance need achievement achievements work
@highlight the (importance|role|value) > stress the $1
+highlighted that > pointed out that
@highlighting the (importance|role|value) > stressing the $1
@highlights (how|that|why) > shows $1
@interconnected landscape > interconnected world
*+it's (crucial|essential|vital) (for|that|to) > it's important $2
@landscape of (academic|adult|american|art|british|business|capital|commerce|contemporary|cybersecurity|data|digital|education|entertainment|fashion|finance|football|global|healthcare|higher|human|international|journalism|knowledge|language|learning|literature|machine|marketing|media|medicine|modern|music|online|politics|problem|professional|psychology|public|research|romance|science|scientific|social|software|sport|sports|technology|work) > world of $1
*+less significant than > less important than
@mitigate (OWN|the|these|this|those|such|any) (costs|damage|effects|harm|impact|impacts|risk|risks) > reduce $1 $2
@mitigate (damage|harm|risk|risks) > reduce $1
@mitigating (OWN|the|these|those|such) (damage|effects|harm|impact|impacts|risk|risks) > reducing $1 $2
@more comprehensive (account|appreciation|overview|picture|understanding|view) > fuller $1
*+more comprehensive (analysis|assessment|evaluation|review|study) > more thorough $1
@more comprehensive and (accurate|detailed|engaging) (account|appreciation|overview|picture|understanding|view) > fuller and more $1 $2
*+more comprehensive and nuanced (account|appreciation|overview|picture|understanding|view) > fuller and subtler $1
*+more nuanced (account|approach|argument|debate|perspective|picture|portrayal|question|questions|reading|rhythm|sense|understanding|view) > subtler $1
*+more nuanced (analysis|feedback|information) > more detailed $1
@more robust (accountability|collaboration|competitive|controls|debate|defense|evidence|explanation|foundation|framework|frameworks|market|policies|protection|regulation|regulations|safeguards|supplier|support|system|understanding) > stronger $1
*+more significant (benefit|benefits|change|changes|challenge|challenges|effect|effects|impact|impacts|influence|part|role|threat) > bigger $1
*+more significant than > more important than
*+more vibrant (colors|colours|dyes|hues) > brighter $1
*+most crucial > most important
*+most significant (aspect|aspects|asset|assets|contribution|contributions|development|developments|discovery|event|events|factor|factors|figure|figures|finding|findings|moment|moments|part|parts|work|works) > most important $1
*+most significant (barrier|benefit|challenge|challenges|change|changes|effect|flaw|gap|impact|influence|obstacle|problem|risk|risks|shift|threat|transformation|transformations|weakness) > biggest $1 / greatest $1
@multifaceted and complex > complex
-obtain (a|an|the|OWN) (copy|license|permit|quote|refund|visa) > get $1 $2
@optimize (OWN|the) (efficiency|performance|productivity) > improve $1 $2
@outside (her|his|its|my|our|their) realm of experience > outside $1 range of experience
*+particularly significant (because|for|in|since|when) > particularly important $1
@pivotal moment > turning point -- of
@pivotal moments > turning points -- of
*+profoundly different > very different
@realm (that|where) > world $1
@realm of (academic|analysis|art|corruption|arts|business|computing|cooking|cybersecurity|data|design|digital|dreams|economics|education|erotic|ethics|fantasy|fashion|fiction|film|finance|human|imagination|infinite|international|literature|machine|marketing|mathematics|media|medicine|modern|music|natural|online|personal|philosophy|photo|photography|physics|poetry|politics|psychology|public|pure|science|social|software|sports|technology) > world of $1
*+significant head start > big head start
*+significant turning (point|points) > major turning $1
@significantly (better|bigger|colder|cooler|easier|faster|greater|harder|heavier|higher|hotter|larger|less|longer|older|poorer|richer|shorter|slower|smaller|stronger|warmer|weaker|wider|worse|younger) > much $1
@significantly (fewer|more) > far $1
*+significantly different > very different
@substantial (amount|amounts|increase|increases|number|numbers|part|portion|proportion|share|sum|sums) > large $1
@substantial (evidence) > strong $1
@tapestry of (crimes|deceit|environmental|lies|relationships|secrets) > web of $1
@tapestry of sound > web of sound
@tapestry that > fabric that
@virtual realm > virtual world
@whole tapestry > whole fabric
@within the realm of possibility > possible
@{be} (critical|crucial|essential|vital) because > {matter} because
*+{be} (crucial|vital) to $base > {be} needed to $base
@{enhance} (OWN|the) (abilities|ability|accuracy|analytical|collaboration|communication|competitive|customer|effectiveness|efficiency|employee|experience|experiences|flow|job|learning|operational|outcomes|overall|patient|performance|productivity|public|quality|reliability|resilience|robustness|safety|service|services|skills|student|technical|understanding|user|workplace) > {improve} $1 $2
@{enhance} (abilities|ability|accuracy|analytical|collaboration|communication|competitive|customer|effectiveness|efficiency|employee|experience|experiences|flow|job|learning|operational|outcomes|overall|patient|performance|productivity|public|quality|reliability|resilience|robustness|safety|service|services|skills|student|technical|understanding|user|workplace) > {improve} $1
*+{fit} seamlessly into > {fit} neatly into
*+{make} a significant difference > {make} a real difference
@{navigate} (easily|effectively|safely|successfully) through > {move} $1 through
@{navigate} into > {go} into
@{navigate} to > {go} to
@{underscore} (a|its|the|their) (commitment|complexity|danger|dangers|depth|difficulty|extent|fact|importance|limits|need|potential|power|risk|risks|role|scale|stakes|strength|unevenness|urgency|value|weakness) > {show} $1 $2
@{underscore} (how|that|why) > {show} $1
`,
  },
];
