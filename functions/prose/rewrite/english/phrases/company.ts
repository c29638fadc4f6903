/**
 * Words that are plainer only beside some others: “a comprehensive guide” is a full one, “a comprehensive plan” is none.
 * What stands in no line's company stays.
 */
export const COMPANY = [
  {
    ungraded: true,
    reason: 'A plainer word says the same here.',
    lines: `
*(analysis|article|audit|case|it|report|research|review|study|survey|that|this|which) highlighted (a|an|its|the|their) > $1 pointed to $2
*(business|digital|media) landscape > $1 world
*(critical|crucial|essential|vital) in $ing > important for $ing
*(depend|depends|depending|depended) on various factors > $1 on several factors
*(differ|differs|differed|vary|varies|varied) significantly > $1 greatly
~*(it is|it's) (critical|crucial|essential|vital) to > you need to
*(its|the|their) most significant (barrier|barriers|challenge|challenges|flaw|hurdle|hurdles|impact|obstacle|obstacles|problem|problems|risk|risks|threat|threats) > $1 biggest $2
*(it|that|this|which) underscored (a|an|how|its|that|the|their) > $1 showed $2
*(this|that|which|will|would|can|could|may|might) ultimately > $1
*a tapestry of > a blend of
-additional (funding|help|information|resources|staff|support|time|training) > more $1
*and ultimately > and
*compelling (argument|arguments|case|evidence|example|message|rationale|reason|reasons|vision) > strong $1
*compelling (narrative|narratives|stories|story|tale|tales) > gripping $1
*comprehensive (account|benefits|collection|course|curriculum|description|guide|history|list|market|modules|overview|picture|range|report|set|summary|understanding|view) > full $1
*comprehensive (action|change|communication|management|marketing|safety|security|training) (campaign|plan|plans|program|programs|strategy) > full $1 $2
*comprehensive (analysis|assessment|audit|evaluation|examination|exploration|inspection|investigation|re-evaluation|review|study|support|testing|training) > thorough $1
*comprehensive (approach|care|efforts|framework|initiative|plan|plans|policies|program|programs|reforms|solutions|strategies|strategy) > broad $1
*comprehensive and (coordinated) > broad and $1
critical (aspect|component|factor|issue|part|role|step) > key $1
*diverse (array|range|set|variety) of > wide $1 of
*diverse (audiences|backgrounds|consumer|contexts|cultural|cultures|datasets|disciplines|domains|environments|fields|functions|geographic|groups|industries|interests|needs|opinions|perspectives|preferences|question|regional|regions|sectors|settings|situations|sources|stakeholders|styles|tasks|topics|viewpoints|views) > different $1
*enduring (appeal|effect|effects|friendship|impact|importance|impression|influence|legacy|peace|popularity|power|relevance|strength|success|value) > lasting $1
*ensure compliance with > comply with
*essential (aspect|aspects|component|components|element|elements|fact|factor|factors|facts|move|part|parts|question|questions|role|step|steps) > important $1
*essential (skill|skills|tool|tools) > basic $1
*groundbreaking (discoveries|discovery|research|studies|study|work) > pioneering $1
*highlight (how|that|the|why) > show $1 -- importance need achievement achievements work
*highlight the (importance|need|role|value) > stress the $1
*highlighting the (importance|need|role|value) > stressing the $1
*highlights (a|an|how|its|that|the|their|why) > shows $1
*immense (amount|amounts|popularity|power|pressure|pride|scale|size|success|value|wealth) > great $1
*indispensable (element|part|resource|role|tool) > key $1
*innovative (approach|approaches|concept|concepts|feature|features|idea|ideas|methods|product|products|solution|solutions|techniques|technologies|technology|tool|tools|ways) > new $1
*intricate (detail|details) > fine $1
*mitigate (OWN|the|these|this|those|such|any|) (costs|damage|effects|harm|impact|impacts|risk|risks) > reduce $1 $2
*mitigating (OWN|the|these|those|such) (damage|effects|harm|impact|impacts|risk|risks) > reducing $1 $2
*more comprehensive > fuller
*more nuanced (picture|understanding|view) > finer $1
*more robust (competitive|debate|defense|evidence|explanation|foundation|framework|market|protection|support|system|understanding) > stronger $1
*most significant (advance|advances|asset|assets|contribution|contributions|discoveries|discovery|event|events|moment|moments|work) > most important $1
*navigate (a|the|this|these) (change|changes|process|transition) > go through $1 $2
*navigate (these|the) (challenges|complexities) > deal with $1 $2
*navigating (a|the|this) (change|changes|process|transition) > going through $1 $2
-obtain (a|an|the|OWN) (copy|license|permit|quote|refund|visa) > get $1 $2
*optimize (OWN|the) (efficiency|performance|productivity) > improve $1 $2
*profound (ache|appreciation|change|changes|concern|connection|courage|cultural|depth|desire|dislike|effect|emotion|empathy|ethical|gratitude|grief|impact|implications|influence|insight|insights|knowledge|loneliness|love|moral|peace|questions|respect|sadness|shift|silence|sorrow|truth|truths|understanding|unease) > deep $1
*profound (commitment|concept|reflection|reminder|responsibility) > $1
*remarkable (abilities|ability|achievement|achievements|depth|efficiency|intelligence|potential|progress|skill|speed|stability|success|talent) > great $1
*remarkably (consistent|durable|effective|good|prescient|resilient|robust|similar|stable|strong|well) > very $1
*robust (accounting|arts|attention|competitive|conversation|data|debate|defence|defense|demand|discussion|economies|economy|ecosystem|empirical|evaluation|evidence|financial|foundation|framework|governance|growth|infrastructure|manufacturing|market|partnership|performance|plan|plans|policies|policy|program|programs|protection|regulation|response|safeguards|sales|security|service|social|strategy|structure|support|system|systems|theoretical) > strong $1
*seamless (access|communication|control|experience|integration|interaction|interactions|operation|process|service|services|session|transition|transitions|user) > smooth $1
*significant (achievement|advancement|advancements|advances|advantage|barrier|barriers|blow|breakthrough|breakthroughs|business|cause|challenge|challenges|climatic|concern|concerns|consequences|contribution|contributions|contributor|contributors|cultural|debate|debates|delays|deterrent|development|developments|disparities|disruption|economic|environmental|ethical|event|events|expansion|factor|figure|financial|flaw|flaws|health|hurdle|hurdles|implications|influence|issue|issues|life|milestone|net|obstacle|obstacles|operational|player|political|problem|problems|project|risk|risks|role|scientific|setback|setbacks|social|source|strategic|technological|threat|threats|transformation|turning|win) > major $1
*significant (amount|amounts|bonus|costs|decline|decrease|gains|growth|increase|increases|investment|investments|majority|margin|number|numbers|portion|reduction|reductions|share|sum|sums|volume|volumes) > large $1
*significant (attention|effort|interest) > much $1
*significant (benefit|benefits|change|changes|drop|effect|effects|gap|head|impact|improvement|improvements|jump|part|rise|savings|shift|step|steps|strides) > big $1
*significant (performance|productivity) (gains|improvements) > large $1 $2
*significant value > great value
*significantly (affect|affected|affects|alter|altered|boost|boosted|boosting|boosts|change|changed|changes|contribute|contributed|contributes|diminish|diminished|diminishes|enhance|enhanced|enrich|enriched|expand|expanded|improve|improved|improves|improving|increase|increased|increases|increasing|influence|influenced|influences|reduce|reduced|reduces|reducing|shape|shaped|shapes|strengthen|strengthened) > greatly $1
*significantly (better|bigger|colder|cooler|faster|greater|hotter|larger|longer|shorter|slower|smaller|stronger|warmer|weaker|worse) > much $1
*steadfast (belief|commitment|faith|loyalty|refusal|resolve|support) > firm $1
*substantial (evidence) > strong $1
*substantial (progress) > great $1
*transformative (change|changes) > deep $1
*transformative (experience|experiences) > life-changing $1
*underscore (a|an|how|its|that|the|their|why) > show $1
*underscores (a|an|how|its|that|the|their|why) > shows $1
*underscoring (a|an|how|its|that|the|their|why) > showing $1
*unveil (OWN|the) (plan|plans|product|products) > present $1 $2
-user-friendly (app|design|interface|platform|tool|website) > simple $1
*various (applications|approaches|areas|aspects|career|channels|characters|charities|clubs|companies|contexts|countries|cultural|cultures|datasets|departments|digital|disciplines|domains|examples|experiments|factions|fields|forms|gases|industries|intervals|jobs|kinds|lengths|locations|marketing|means|media|methods|models|organisms|organizations|outcomes|parts|paths|people|platforms|positions|products|professional|programs|purposes|regions|responsibilities|roles|sectors|services|settings|solutions|sources|stages|stakeholders|strategies|substances|tasks|techniques|technologies|tools|topics|traits|types) > different $1
*vibrant (atmosphere|cities|city|communities|community|cultural|culture|democracy|discussion|economy|local|market|markets|music|neighborhood|neighborhoods|nightlife|scene|streets|town) > lively $1
*vibrant (blue|color|colors|colour|colours|dyes|green|hue|hues|red|reds|yellow) > bright $1
*vibrant (hub) > busy $1
*within the realm of > in
*{be} (critical|crucial|essential|vital) because > {matter} because
*{elevate} (your|our) > {improve} $1 -- arm arms body eyes feet foot gaze head leg legs voice
*{make} a significant difference > {make} a big difference
`,
  },
];
