/**
 * verb > plainer verb / another : the nouns that its object may have for a head, in the singular, which stand for their plural
 * too; a line without nouns holds for any object. The first line that fits is taken. A small word behind
 * the verb belongs to it: “navigate through”. Marks as in verbs.ts, but that `+` is what `*+` is there.
 */
export const OBJECTS = `
*garner > win : acclaim admiration award fan following popularity praise recognition reputation respect support sympathy
+enhance > increase : amount appeal availability awareness capacity chance competitiveness demand employability engagement enjoyment exposure impact influence likelihood motivation output power presence productivity profit profitability prosperity reach satisfaction strength transparency usefulness value visibility wealth yield
+enhance > strengthen : accountability argument belief bond case claim cohesion commitment community connection cooperation credibility democracy foundation identity immunity link loyalty ownership partnership position reputation resilience resolve sense stability tie trust unity
+enhance > bring out : aroma character color colour contrast detail feature flavor flavour look sweetness taste theme tone
+enhance > add to : allure ambiance ambience atmosphere beauty charm complexity depth drama effect elegance excitement feel feeling fun glamour intrigue meaning mood mystery narrative pleasure plot realism richness story suspense tension texture
+enhance > improve / increase : ability effectiveness efficiency resistance robustness
+enhance > improve : performance quality standard
+enhance > improve -- dish drink drinks food look meal meals outfit routine
+ensure > keep : feel look
+ensure > protect : fitness health interest welfare well-being
+ensure > provide : approach clarity framework level system ventilation
@?foster > build / create : community culture network partnership
@?foster > build : alliance bond camaraderie commitment confidence connection cooperation expertise friendship goodwill identity knowledge link loyalty peace pride rapport relation relationship resilience respect sense skill solidarity tie trust unity
@?foster > create : atmosphere climate condition ecology ecosystem environment place setting space team workforce workplace
@?foster > encourage / support : development growth initiative innovation learning research
@?foster > encourage : acquisition adoption advancement appreciation autonomy awareness belief cohesion collaboration compassion competition conversation creativity curiosity debate dependence deviance dialogue discussion diversity empathy engagement entrepreneurship exchange exploration honesty imagination improvement inclusion inclusivity independence interaction interest investment making outlook ownership participation practice productivity reflection responsibility rivalry specialization spirit support talent thinking tolerance transparency understanding
@?foster > breed : cynicism distrust division fear hostility mistrust resentment suspicion
@?leverage > draw on : authority background capacity community connection diversity endowment experience expertise influence infrastructure insight knowledge motivation partnership principle relationship research resource scale skill strength talent understanding value wealth
@?leverage > use
@navigate > deal with / handle : aftermath ambiguity aspect barrier challenge change circumstance complication conflict constraint crisis currency decision demand difficulty dilemma dynamic emotion expectation grief hurdle intimacy issue loss minefield obstacle party pitfall pressure problem process question red-tape responsibility risk set situation split stress system tension threat trauma trouble
@navigate > deal with : bureaucracy desire politics regulation requirement
@navigate > deal with / face : uncertainty
@navigate > move through -- through : aisle alley alleyway area corridor crowd debris environment hall hallway room space street traffic tunnel wood world
@navigate > get through -- through : commute condition day puzzle week
@navigate > take : stair staircase
@navigate > go through -- through : adolescence adulthood adversity childhood divorce phase stage
@navigate > manage : career finance relationship
@navigate > move between : world
@navigate through > go through -- through : adolescence phase stage transition
@navigate through > work through : ambiguity challenge change conflict crisis difficulty issue obstacle problem process question uncertainty
@navigate through > move through -- through : alley alleyway area corridor crowd debris environment forest hall hallway menu page room space street terrain traffic tunnel wood world
`;
