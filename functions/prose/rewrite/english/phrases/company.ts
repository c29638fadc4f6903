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
@(business|digital) landscape > $1 world
@(depend|depends|depending|depended) on various factors > $1 on several factors
@(differ|differs|differed|vary|varies|varied) significantly > $1 greatly
~*(it is|it's) (critical|crucial|essential|vital) to > you need to
@(this|that|which|will|would|can|could|may|might) ultimately > $1
@compelling (argument|arguments|case|evidence|example|message|rationale|reason|reasons|vision) > strong $1
@comprehensive (account|description|guide|history|list|overview|picture|set|summary|understanding|view) > full $1
@comprehensive (analysis|assessment|evaluation|examination|investigation|review|study|support|testing|training) > thorough $1
@cutting-edge (equipment|medical|research|science|software|technologies|technology|tools) > advanced $1
@diverse (array|range|set|variety) of > wide $1 of
@ensure compliance with > comply with
@highlight (how|that|why) > show $1 -- importance need achievement achievements work
@highlight the (importance|role|value) > stress the $1
@highlighting the (importance|role|value) > stressing the $1
@highlights (how|that|why) > shows $1
@mitigate (OWN|the|these|this|those|such|any) (costs|damage|effects|harm|impact|impacts|risk|risks) > reduce $1 $2
@mitigate (damage|harm|risk|risks) > reduce $1
@mitigating (OWN|the|these|those|such) (damage|effects|harm|impact|impacts|risk|risks) > reducing $1 $2
@more robust (competitive|debate|defense|evidence|explanation|foundation|framework|market|protection|support|system|understanding) > stronger $1
-obtain (a|an|the|OWN) (copy|license|permit|quote|refund|visa) > get $1 $2
@optimize (OWN|the) (efficiency|performance|productivity) > improve $1 $2
@pivotal moment > turning point -- of
@pivotal moments > turning points -- of
@profound (ache|appreciation|concern|connection|courage|desire|dislike|empathy|gratitude|grief|knowledge|loneliness|love|respect|sadness|silence|sorrow|understanding) > deep $1
@robust (defence|defense|demand|economies|economy|evidence|growth|market|partnership|performance|protection|response|safeguards|sales|security|support) > strong $1
@significant (amount|amounts|costs|decline|decrease|increase|increases|investment|investments|majority|margin|number|numbers|portion|reduction|reductions|share|sum|sums) > large $1
@significantly (better|bigger|colder|faster|greater|hotter|larger|longer|shorter|smaller|stronger|weaker|worse) > much $1
@substantial (amount|amounts|increase|increases|number|numbers|part|portion|proportion|share|sum|sums) > large $1
@substantial (evidence) > strong $1
@transformative (experience|experiences) > life-changing $1
@unwavering (commitment|focus|support) > steady $1
@{be} (critical|crucial|essential|vital) because > {matter} because
@{enhance} (OWN|the) (abilities|ability|accuracy|analytical|collaboration|communication|competitive|customer|effectiveness|efficiency|employee|experience|experiences|flow|job|learning|operational|outcomes|overall|patient|performance|productivity|public|quality|reliability|resilience|robustness|safety|service|services|skills|student|technical|understanding|user|workplace) > {improve} $1 $2
@{enhance} (abilities|ability|accuracy|analytical|collaboration|communication|competitive|customer|effectiveness|efficiency|employee|experience|experiences|flow|job|learning|operational|outcomes|overall|patient|performance|productivity|public|quality|reliability|resilience|robustness|safety|service|services|skills|student|technical|understanding|user|workplace) > {improve} $1
@{underscore} (a|its|the|their) (commitment|complexity|danger|dangers|depth|difficulty|extent|fact|importance|limits|need|potential|power|risk|risks|role|scale|stakes|strength|unevenness|urgency|value|weakness) > {show} $1 $2
@{underscore} (how|that|why) > {show} $1
`,
  },
];
