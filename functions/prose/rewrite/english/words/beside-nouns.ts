/**
 * Adjectives that are plainer only beside some nouns: a profound silence is a deep one, a profound responsibility a great one.
 * adjective > plainer adjective ++ the nouns, in the singular, which stand for their plural too. What stands beside no listed noun stays.
 */
export const BESIDE_NOUNS = `
*bustling > busy ++ airport cafe clinic hospital hub hyper-market intersection kitchen office port restaurant shop station store terminal
@comprehensive > full ++ account audit benefit coverage description guide history list picture summary understanding
@comprehensive > thorough ++ analysis assessment benchmarking characterization evaluation examination interview investigation re-evaluation review study testing training
@impactful > effective ++ advertising campaign communication intervention message method policy presentation product strategy
*+intricate > complex ++ calculation code connection force interaction interplay landscape link machinery mechanism misfortune network problem process puzzle reasoning relationship society structure system theory world
*+intricate > fine ++ detail
*+intricate > detailed ++ design drawing illustration map
*meticulous > careful ++ analysis attention observation planning preparation research study watch work
@multifaceted > complex ++ challenge concept crisis disease impact issue matter nature need phenomenon problem process question reality relationship situation system task topic
@multifaceted > varied ++ responsibility role
*+nuanced > careful ++ analysis calculation discussion exploration
*+nuanced > detailed ++ feedback information
*+nuanced > subtle ++ approach argument distinction interpretation language perspective picture portrayal question view
@pivotal > key ++ decision event factor figure issue part player point position question role scene step
@profound > deep ++ ache admiration affection appreciation betrayal commitment compassion concern connection crisis curiosity desire despair disappointment distrust divide emotion empathy exhaustion faith gratitude guilt hatred impression inequality insight intimacy introspection irony isolation joy knowledge link loneliness longing love melancholy mystery passion peace question quiet regret relief resonance respect sadness shame silence sorrow stillness truth uncertainty understanding unease weariness wisdom
@profound > far-reaching ++ consequence implication ramification repercussion
@profound > heavy ++ toll
@robust > full ++ flavor flavour
@robust > solid ++ basis foundation framework infrastructure plan platform system
@robust > sound ++ accounting analysis collection decision design methodology practice
@robust > strong ++ argument base case commitment communication community culture defence defense demand economy evidence explanation governance growth launch leadership market oversight partnership performance program programme protection regulation relationship reminder resistance response safeguard sale sector security support
*+seamless > close ++ partnership
*+seamless > smooth ++ communication control coordination evening experience flow handoff integration interaction operation transition workflow
*+significant > high ++ cost
*+significant > heavy ++ burden
*+significant > large ++ amount bonus debt discount fine increase majority margin number part percentage portion profit proportion quantity reduction saving segment share sum volume
*+significant > major / large ++ change gap
*+significant > major ++ accomplishment achievement advance advancement advantage barrier benefit breakthrough challenge component consequence contributor deterrent development disruption drawback employer event expense factor flaw hurdle impact implication influence innovation investment limitation milestone node obstacle risk role setback shift shortcoming source step threat transformation transition upgrade victory weakness
*+significant > marked ++ decline decrease drop improvement
*+significant > serious ++ concern damage disparity imbalance shortage
*+significant > wide ++ attention
*+transformative > far-reaching ++ change effect impact influence
*+transformative > life-changing ++ experience
@unwavering > firm ++ belief confidence conviction determination faith resolve will
@unwavering > steady ++ commitment dedication focus gaze support
*+vibrant > bright ++ blue color colour dye flower green hue light orange pink purple red silk smile yellow
*+vibrant > lively ++ adult atmosphere cafe city community culture debate discussion district festival hub imagination market neighborhood neighbourhood nightlife park port scene town
`;
