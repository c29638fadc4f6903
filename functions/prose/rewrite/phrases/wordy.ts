/** Long ways round to a short word. */
export const WORDY = [
  {
    reason: 'A shorter phrase says the same.',
    lines: `
(adverse|direct|economic|environmental|major|minor|negative|positive|social) impact on > $1 effect on
(become|becomes|becoming|became) increasingly > $1 more and more
(despite) this , > even so ,
*(due|owing) to the fact that > because
(essay|report|paper|study|article|research|project|section|book|novel|chapter|review) (explores|examines|investigates) > $1 looks at
(essay|report|paper|study|article|research|project|section|book|novel|chapter|review) will (explore|examine|investigate) > $1 will look at
*(primary|principal) (goal|focus|reason|cause|aim|objective|concern|source|purpose|role|driver|function|factor) > main $2
(studies|results|findings|figures|analyses) reveal > $1 show
(study|report|analysis|survey|research|evidence) reveals > $1 shows
*(with|in) the (aim|goal|intention|purpose|hope) of $ing > to $base
(world|situation|environment|society|culture|space|place|market|city) in which > $1 where
*a (broad|diverse|vast|wide) (array|range|spectrum|variety) of > many
a (considerable|significant|great) amount of time > a long time
*a (key|crucial|vital|critical) component of > a main part of
*a (large|great|significant|substantial|vast|considerable) number of > many
*a (large|vast|overwhelming) majority of > most
*a (multitude|myriad|plethora|host|multiplicity) of > many
*a (number|variety) of > several
a (significant|substantial) portion of > much of
*a (significant|substantial|considerable|large) (amount|deal) of > a lot of
a considerable amount of > a lot of
a feeling of (calm|comfort|dread|fear|guilt|joy|peace|pride|relief|unease|warmth) > $1
a great many > many
*a growing number of > more and more
a sense of (accomplishment|achievement|awe|belonging|calm|closure|comfort|community|curiosity|dread|excitement|fear|foreboding|fulfillment|guilt|hope|joy|loss|nostalgia|panic|peace|pride|purpose|relief|security|stability|unease|unity|urgency|wonder) > $1
a variety of > many kinds of / many
across the globe > around the world
*an (array|abundance) of > many
an opportunity to > a chance to
and therefore > and so
and thus > and so
around the globe > around the world
*as a (result|consequence) of > because of
*as opposed to > rather than
as well as > and
at a later date > later
*at all times > always
at an early age > early
*at the present time > now
at the same time as > while
*at this point in time > now
based upon > based on
by means of > by
*by virtue of > because of
by way of > by
critical (role|factor|component|step|part|aspect|issue|moment|question|tool|skill|decision|difference) > key $1
depending upon > depending on
*despite the fact that > although
!due to > because of
*during the course of > during
for a (long|short) period of time > for a $1 time
for many years > for years
for the most part > mostly
*for the purpose of $ing > to $base
*for the purposes of $ing > to $base
*in (regard|regards) to > about
*in a (timely|prompt) (manner|fashion) > quickly
in a variety of > in many
in addition to > besides
*in an attempt to > to
*in an effort to > to
in close collaboration with > with
*in close proximity to > near
in collaboration with > with
*in conjunction with > with
in contrast to > unlike
in lieu of > instead of
*in light of the fact that > since
in many cases > often
in most cases > usually
in place of > instead of
in recent years > lately
in response to the > after the
in some cases > sometimes
in spite of > despite
*in spite of the fact that > although
*in tandem with > along with
in terms of > in
*in terms of $ing > in $ing
*in the (near|foreseeable) future > soon
*in the (realm|sphere|domain) of > in
in the course of > during
in the event that > if
*in the field of > in
in the form of > as
in the majority of cases > usually
*in the midst of > amid
in the process of $ing > $ing
*in the vicinity of > near
*in the wake of > after
in today's world > today
*in view of the fact that > since
insofar as > as far as
notwithstanding the fact that > although
*on a (daily) basis > every day
*on a (monthly) basis > every month
*on a (regular) basis > regularly
*on a (weekly) basis > every week
on a large scale > widely
on many occasions > often
on numerous occasions > often
on the grounds that > because
once again > again
opportunities to > chances to
*over the course of > over
*pertaining to > about
*prior to > before
rather than $ing > instead of $ing
*regardless of the fact that > although
resulted in > led to
resulting in > leading to
significantly (more|less|better|worse|higher|lower|larger|smaller|greater|fewer|faster) > far $1
*subsequent to > after
substantially (more|less|better|worse|higher|lower|larger|smaller|greater|fewer|faster) > far $1
*~such as > like
*the (manner|way) in which > how
*the (vast|overwhelming) majority of > most
the act of $ing > $ing
the concept of > the idea of
the end result > the result
the entirety of > all of
the impact of > the effect of
the majority of > most
the opportunity to > the chance to
the practice of $ing > $ing
the process of $ing > $ing
the significance of > the importance of
the task of $ing > $ing
*the ways in which > how
there are a number of > there are several
those who are > those
through the process of $ing > by $ing
through the use of > by using / with
*throughout the course of > during
throughout the world > around the world
to (some|a certain) (extent|degree) > partly
to a (large|great|significant) (extent|degree) > largely
to such an extent that > so much that
together with > with
*until such time as > until
via the use of > with
*with (respect|regard) to > about
with each passing (day|year|hour|week|month|moment|second) > with each $1
with ease > easily
with the exception of > except
with the help of > with
with the result that > so that
within (the|a|an|this|these|its|their|our|his|her) (community|company|organization|industry|field|country|region|city|context|system|school|workplace|team|family|market|sector|society|area|group|home|text|story|united) > in $1 $2
{act} as (a|an) > {be} $1
{aid} in $ing > {help} $base
*{allow} (people|users|students|us|them|me|him|you|individuals|businesses|organizations|companies|researchers) to > {let} $1
{appear} to be > {seem} to be
{assist} in $ing > {help} $base
{assist} with > {help} with
{attempt} to > {try} to
{be} (a crucial|a vital|a key|a critical|an essential) (part|component|element|aspect) of > {be} central to
{be} (aimed at|focused on) $ing > {be} meant to $base
{be} (critical|essential|vital|crucial) (to|for) > {be} important $2
{be} (located|situated) in > {be} in
*{be} beneficial (for|to) > {help}
{be} capable of $ing > {be} able to $base
*{be} cognizant of > {know} of
*{be} composed of > {consist} of
*{be} comprised of > {consist} of
*{be} dependent (on|upon) > {depend} on
*{be} in agreement with > {agree} with
{be} in favor of > {favor}
{be} in need of > {need}
*{be} indicative of > {show}
{be} intended to > {be} meant to
{be} known as > {be} called
*{be} of (great|utmost|paramount|vital) importance > {matter} a great deal
*{be} of (importance) > {matter}
{be} of the opinion that > {think} that
{be} opposed to > {oppose}
*{be} paramount > {matter} most
*{be} reflective of > {reflect}
*{be} reliant (on|upon) > {rely} on
*{be} representative of > {represent}
*{be} supportive of > {support}
*{carry} out (an|a) (analysis|examination|investigation) of > {study}
{come} in a variety of > {come} in many
*{come} to an agreement > {agree}
*{come} to the conclusion that > {conclude} that
*{come} to the realization that > {realize} that
*{conduct} (an|a) (analysis|examination) of > {analyze}
*{conduct} a (study|survey|review) of > {study}
{constitute} (a|an|the) > {be} $1
{continue} to change > {keep} changing
{continue} to grow > {keep} growing
{continue} to improve > {keep} improving
{continue} to learn > {keep} learning
{continue} to rise > {keep} rising
{continue} to work > {keep} working
{contribute} to > {add} to
{contribute} to $ing > {help} $base
*{contribute} to the (development|creation) of > {help} create
*{depend} upon > {depend} on
*{develop} an understanding of > {understand}
*{elevate} (your|our|their|his|her|its|the) (level|mood|performance|productivity|profile|quality|standard|standards|status) > {raise} $1 $2
*{embark} (on|upon) > {start}
*{enable} (people|users|students|us|them|me|him|you|individuals|businesses|organizations|companies|researchers) to > {let} $1
{ensure} (it|they|he|she|we|you|i|this|these|there|everyone) > {make} sure $1
*{ensure} that > {make} sure that
*{exhibit} a tendency to > {tend} to
{express} (concern|concerns) (about|over) > {worry} about
{focus} (their|its|our|his|her) (attention|efforts) on > {focus} on
{function} as (a|an) > {work} as $1
*{gain} (a|an) (deeper|better|greater|clearer) understanding of > {learn} more about
*{gain} (insight|insights) into > {understand}
*{gain} (valuable|deeper|new) (insight|insights) into > {understand} better
*{gain} an understanding of > {understand}
*{give} consideration to > {consider}
*{give} rise to > {cause}
*{have} a (effect|influence|impact) on > {affect}
*{have} a (negative|detrimental|harmful|adverse) (effect|influence|impact) on > {harm}
*{have} a (positive|beneficial) (effect|influence|impact) on > {help}
*{have} a (profound|significant|major|substantial|huge|powerful|tremendous|strong|considerable) (effect|influence|impact) on > deeply {affect} / {do} much to change
*{have} a tendency to > {tend} to
*{have} an (effect|influence|impact) on > {affect}
{help} in $ing > {help} $base
{help} to $base > {help} $base
*{lead} to (a) (decrease|reduction|decline) in > {reduce}
*{lead} to (an|a) (increase|improvement) in > {increase}
{lead} to (better|greater|improved|increased|higher|lower|fewer|faster|stronger) > {bring} $1
*{make} a (significant|substantial|meaningful|valuable) contribution to > {contribute} much to
*{make} a decision (about|on|regarding) > {decide} on
*{make} an effort to > {try} to
{make} an impact on > {affect}
*{make} efforts to > {try} to
*{make} improvements (to|in) > {improve}
{make} sense of > {understand}
*{make} the decision to > {decide} to
*{make} use of > {use}
{manage} to secure > {win}
{obtain} information (about|on) > {learn} about
*{offer} (insight|insights) into > {give} insight into
*{offer} (valuable|important) (insight|insights) into > {give} insight into
{offer} a (glimpse|window) into > {show}
*{perform} an analysis of > {analyze}
*{place} (emphasis|an emphasis) on > {stress}
*{place} a (strong|great|heavy) emphasis on > {stress}
{place} importance on > {value}
{play} a role in $ing > {help} $base
*{provide} (assistance|support|help) (to|for) > {help}
*{provide} (information|details) (about|on|regarding) > {describe}
*{provide} (insight|insights) into > {give} insight into
*{provide} (valuable|important|key) (insight|insights) into > {give} insight into
*{provide} an overview of > {outline}
*{put} (emphasis|an emphasis) on > {stress}
{put} an end to > {end}
*{reach} a conclusion > {conclude}
*{reach} an agreement > {agree}
*{reflect} upon > {reflect} on
*{rely} upon > {rely} on
{remain} (a|an|one of) > {be} still $1
{remain} (silent|calm|open|focused|true|competitive|relevant|alive|strong|firm|engaged|active|safe|loyal|close|quiet|hopeful|positive|motivated) > {stay} $1
{represent} (a|an|one of) > {be} $1
*{result} in (a) (decrease|reduction|decline) in > {reduce}
*{result} in (an|a) increase in > {increase}
*{seek} to > {try} to
{serve} as the > {be} the
*{serve} to > {help}
{strive} to > {try} to
{succeed} in $ing > {manage} to $base
*{take} action to > {act} to
*{take} advantage of > {use}
*{take} into (account|consideration) > {consider}
*{take} steps to > {act} to
{undergo} (a) (transformation|change) > {change}
`,
  },
];
