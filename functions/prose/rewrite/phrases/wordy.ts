/** Long ways round to a short word. */
export const WORDY = [
  {
    reason: 'A shorter phrase says the same.',
    lines: `
(STUDY) (explores|examines|investigates) > $1 looks at
(STUDY) will (explore|examine|investigate) > $1 will look at
(adverse|direct|major|negative|positive) impact on > $1 effect on
(become|becomes|becoming|became) increasingly > $1 more and more
*(despite|in spite of|notwithstanding|regardless of) the fact that > although
*(due|owing) to the fact that > because
*(given|in light of|in view of) the fact that > since
*(primary|principal) (goal|focus|reason|cause|aim|objective|concern|source|purpose|role) > main $2
*(with|in) (respect|regard|regards) to > about
*(with|in) the (aim|goal|intention|purpose|hope) of $ing > to $base
*a (broad|diverse|vast|wide) (array|range|spectrum|variety) of > many
*a (great|significant|substantial|vast|considerable) number of > many
*a (key|crucial|vital|critical) component of > a main part of
*a (large|vast|overwhelming) majority of > most
*a (multitude|myriad|plethora|host|multiplicity) of > many
*a (number|variety) of > several
a (significant|substantial) portion of > much of
*a (significant|substantial|considerable|large) (amount|deal) of > a lot of
*a growing number of > more and more
a sense of (belonging|calm|closure|comfort|community|curiosity|excitement|hope|peace|relief|unease|urgency|wonder) > $1
a variety of > many kinds of / many
*an (array|abundance) of > many
an opportunity to > a chance to
and therefore > and so
and thus > and so
*as a (result|consequence) of > because of
*as opposed to > rather than
as well as > and
*at all times > always
*at the present time > now
*at this point in time > now
by means of > by
*by virtue of > because of
critical (role|factor|component|step|part|aspect|issue) > key $1
despite this , > even so ,
!due to > because of
*during the course of > during
for many years > for years
*for the (purpose|purposes) of $ing > to $base
for the most part > mostly
*in a (timely|prompt) (manner|fashion) > quickly
in a variety of > in many
in addition to > besides
*in an attempt to > to
*in an effort to > to
*in close proximity to > near
in collaboration with > with
*in conjunction with > with
in contrast to > unlike
in many cases > often
in most cases > usually
in recent years > lately
in some cases > sometimes
in spite of > despite
*in tandem with > along with
in terms of > in
*in terms of $ing > in $ing
*in the (near|foreseeable) future > soon
*in the (realm|sphere|domain) of > in
in the event that > if
*in the field of > in
in the form of > as
*in the midst of > amid
in the process of $ing > $ing
*in the vicinity of > near
*in the wake of > after
*on a (daily) basis > every day
*on a (month|week|year)ly basis > every $1
*on a (regular) basis > regularly
once again > again
opportunities to > chances to
*over the course of > over
*pertaining to > about
*prior to > before
rather than $ing > instead of $ing
resulted in > led to
resulting in > leading to
significantly (more|less|better|worse|higher|lower) > far $1
*subsequent to > after
*~such as > like
*the (manner|way) in which > how
*the (vast|overwhelming) majority of > most
the act of $ing > $ing
the concept of > the idea of
the entirety of > all of
the impact of > the effect of
the majority of > most
the opportunity to > the chance to
the practice of $ing > $ing
the process of $ing > $ing
the significance of > the importance of
the task of $ing > $ing
*the ways in which > how
those who are > those
through the process of $ing > by $ing
through the use of > by using / with
*throughout the course of > during
throughout the world > around the world
together with > with
*until such time as > until
with each passing (day|year|hour|moment) > with each $1
with ease > easily
with the exception of > except
with the help of > with
{act} as (a|an) > {be} $1
*{allow} (PEOPLE) to > {let} $1
{appear} to be > {seem} to be
{assist} with > {help} with
{attempt} to > {try} to
{be} (a crucial|a vital|a key|a critical|an essential) (part|component|element|aspect) of > {be} central to
{be} (aimed at|focused on) $ing > {be} meant to $base
*{be} (composed|comprised) of > {consist} of
{be} (critical|essential|vital|crucial) (to|for) > {be} important $2
*{be} beneficial (for|to) > {help}
{be} capable of $ing > {be} able to $base
*{be} dependent (on|upon) > {depend} on
*{be} in agreement with > {agree} with
{be} in need of > {need}
*{be} indicative of > {show}
{be} intended to > {be} meant to
{be} known as > {be} called
*{be} paramount > {matter} most
*{be} reflective of > {reflect}
*{be} reliant (on|upon) > {rely} on
*{be} supportive of > {support}
*{come} to the conclusion that > {conclude} that
*{conduct} (an|a) (analysis|examination) of > {analyze}
*{conduct} a (study|survey|review) of > {study}
{constitute} (a|an|the) > {be} $1
{contribute} to > {add} to
{contribute} to $ing > {help} $base
*{contribute} to the (development|creation) of > {help} create
*{embark} (on|upon) > {start}
*{enable} (PEOPLE) to > {let} $1
{ensure} (it|they|he|she|we|you|i|there|everyone) > {make} sure $1
*{ensure} that > {make} sure that
{express} (concern|concerns) (about|over) > {worry} about
{function} as (a|an) > {work} as $1
*{gain} (a|an) (deeper|better|greater|clearer) understanding of > {learn} more about
*{gain} (insight|insights) into > {understand}
*{gain} (valuable|deeper|new) (insight|insights) into > {understand} better
*{gain} an understanding of > {understand}
*{give} consideration to > {consider}
*{give} rise to > {cause}
*{have} a (negative|detrimental|harmful|adverse) (effect|influence|impact) on > {harm}
*{have} a (positive|beneficial) (effect|influence|impact) on > {help}
*{have} a (profound|significant|major|substantial|huge|powerful|tremendous|strong|considerable) (effect|influence|impact) on > deeply {affect} / {do} much to change
*{have} a tendency to > {tend} to
*{have} an (effect|influence|impact) on > {affect}
{help} in $ing > {help} $base
{help} to $base > {help} $base
*{lead} to (a) (decrease|reduction|decline) in > {reduce}
*{lead} to (an|a) (increase|improvement) in > {increase}
{lead} to (better|greater|increased|lower|more) > {bring} $1
*{make} (an effort|efforts) to > {try} to
*{make} a (significant|substantial|meaningful|valuable) contribution to > {contribute} much to
*{make} a decision (about|on|regarding) > {decide} on
{make} sense of > {understand}
*{make} the decision to > {decide} to
*{make} use of > {use}
*{offer} (insight|insights) into > {give} insight into
*{offer} (valuable|important) (insight|insights) into > {give} insight into
{offer} a (glimpse|window) into > {show}
*{place} (emphasis|an emphasis|a strong emphasis|great emphasis) on > {stress}
{play} a role in $ing > {help} $base
*{provide} (assistance|support|help) (to|for) > {help}
*{provide} (information|details) (about|on|regarding) > {describe}
*{provide} (insight|insights) into > {give} insight into
*{provide} (valuable|important|key) (insight|insights) into > {give} insight into
*{provide} an overview of > {outline}
*{reach} an agreement > {agree}
{remain} (a|an|one of) > {be} still $1
{remain} (silent|calm|open|focused|true|competitive|relevant|safe|hopeful|positive|motivated) > {stay} $1
{represent} (a|an|one of) > {be} $1
*{seek} to > {try} to
{serve} as the > {be} the
*{serve} to > {help}
{strive} to > {try} to
*{take} action to > {act} to
*{take} advantage of > {use}
*{take} into (account|consideration) > {consider}
*{take} steps to > {act} to
{undergo} (a) (transformation|change) > {change}
`,
  },
];
