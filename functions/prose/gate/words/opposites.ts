/** Opposites that WordNet's list leaves out: small words, comparatives, and those that stand against each other in use. */
export const MORE_OPPOSITES =
  'less more|fewer more|least most|after before|above below|over under|always never|with without|better worse|best worst|higher lower|' +
  'greater lesser|larger smaller|bigger smaller|decrease increase|decline increase|fall rise|fall grow|improve worsen|increase reduce|' +
  'easy hard|loud quiet|cold warm|confirm deny|cheap dear|earlier later|few many|all none|everyone nobody|everyone someone|all some|every no|' +
  'clockwise anticlockwise|clockwise counterclockwise|buyer seller|teach learn|departure arrival|lead follow|agree refuse|support oppose|back oppose|' +
  'permanent temporary|voluntary compulsory|optional mandatory|optional required|optional compulsory|guest host|tenant landlord|doctor patient|' +
  'creditor debtor|predator prey|fresh frozen|ally enemy|ally opponent|supporter critic|loose tight|add remove|include exclude|enter leave|raise cut|' +
  'raise lower|weekday weekend|save spend|save waste|improve deteriorate|protect harm|help harm|cure cause|prevent cause|loud silent|benefit drawback|' +
  'benefit risk|advantage drawback|singular plural|input output|entrance exit|dawn dusk|acid alkaline|liquid solid|calm nervous|slight sharp|' +
  'slight significant|slight great|gradual sudden|partly fully|partial full|ban allow|ban permit|forbid permit|rough exact|rough precise|approximate exact|preliminary final|tentative firm|tentative definite|provisional final|prohibit allow|prohibit permit|win lose|accept decline|accept refuse|' +
  'promote demote|hire dismiss|praise criticise|praise criticize|praise blame|widen narrow|expand shrink|grow shrink|strengthen weaken|import export|' +
  'lend borrow|buy sell|former current|former latter|first last|begin end|start finish|start end|opening closing|open close|dry rainy|dry wet|' +
  'approve reject|grant reject|grant refuse|grant deny|uphold overturn|uphold dismiss|allow dismiss|grant dismiss|allow disallow|avoid seek|continue stop|' +
  'rise drop|climb drop|climb fall|soar plunge|surge slump|join quit|join leave|hide reveal|conceal reveal|' +
  'postpone advance|delay hasten|cancel confirm|build demolish|build destroy|create destroy|repair damage|tighten loosen|enable prevent|' +
  'help hinder|ease worsen|borrow return|gather scatter|merge split|load unload|appear vanish|' +
  'admit expel|elect oust|appoint dismiss|profit loss|income expense|friend enemy|hero villain|upper lower|' +
  'local foreign|adult child|ancient modern|bright dim|gentle harsh|mild severe|mild harsh|sharp blunt|clear vague|' +
  'cheap costly|safe risky|polite rude|healthy sick|healthy ill|simple complicated|common rare|lawful unlawful|real fake|' +
  'genuine fake|sweet bitter|generous stingy|calm anxious|happy sad|glad sorry|pleased annoyed|proud ashamed|flexible rigid|' +
  'steady erratic|constant variable|fixed variable|static dynamic|sturdy fragile|dense sparse|crowded empty|ahead behind|often seldom|' +
  'usually rarely|frequently rarely|rapidly slowly|openly secretly|well poorly|together apart|alone together|similar different|alike different|' +
  'optional obligatory|voluntary forced|temporary lasting|brief long|brief lengthy|short-term long-term|minor serious|trivial serious|slight severe|' +
  'tiny huge|few numerous|scarce plentiful|abundant rare|shortage surplus|deficit surplus|debt credit|debit credit|boom bust|' +
  'growth decline|increase drop|increase fall|improvement deterioration|reward punishment|reward punish|praise condemn|praise scold|welcome shun|' +
  'embrace reject|adopt abandon|maintain abandon|retain discard|keep discard|save delete|insert delete|insert remove|install uninstall|' +
  'install remove|activate deactivate|lift impose|impose remove|repeal enact|legalise ban|legalize ban|free imprison|release arrest|' +
  'release detain|release capture|sober drunk|vacant occupied|ready unprepared|edible poisonous|toxic harmless|harmful beneficial|harmful helpful|' +
  'effective useless|cautious reckless|thorough careless|knew unaware|know unaware|employed jobless|married single|married divorced|novice expert|' +
  'beginner expert|boss employee|teacher pupil|teacher student|driver passenger|prosecution defence|prosecution defense|prosecutor defendant|victim attacker|' +
  'victim culprit|vendor customer|sender recipient|author reader|speaker listener|attic basement|noon midnight|truth lie|fact fiction|' +
  'problem solution|sunny cloudy|sunny rainy|uphill downhill|freeze melt|freeze thaw|shrink swell|thrive struggle|' +
  'flourish decline|calm upset|smile frown|learn forget|earn spend|buy rent|own rent|schedule cancel|resume pause|' +
  'resume suspend|continue cease|reopen close|reopen shut|founded dissolved|widely rarely|tight lax|strict lenient|strict lax|' +
  'harsh lenient|severe lenient|progressive conservative|democratic authoritarian|peaceful violent|violent calm|smooth bumpy|flat steep|flat hilly|' +
  'parallel perpendicular|offline online|analog digital';
