/** Long ways round to a short word. */
export const WORDY = [
  {
    reason: 'A shorter phrase says the same.',
    lines: `
(STUDY) (explores|examines|investigates) > $1 looks at
(STUDY) will (explore|examine|investigate) > $1 will look at
*(a|an|the) (large|overwhelming|vast) majority of > most
*(a|an|the) (large|overwhelming|vast) majority of (it|the|them|these|those|us|which|whom|OWN) > most of $3
*(despite|in spite of|regardless of) the fact that > although
(direct|negative|positive) impact on > $1 effect on
*(due|owing) to the fact that > because
*(during|over|throughout) the course of > $1
*(given|in light of) the fact that > since
*(primary|principal) (goal|focus|reason|cause|aim|objective|concern|source|purpose|role) > main $2
*(with|in) (respect|regard|regards) to > about
*(with|in) the (aim|goal|intention|purpose|hope) of $ing > to $base
*({offer}|{provide}) (important|key|valuable|) (insight|insights) into > {give} insight into
*a (broad|diverse|vast|wide) (array|range|spectrum|variety) of > many
*a (great|significant|substantial|vast|considerable) number of > many
*a (key|crucial|vital|critical) component of > a main part of
*a (multitude|myriad|plethora|host) of > many
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
*at (the present time|this point in time) > now
*at all times > always
by means of > by
*by virtue of > because of
critical (role|factor|component|step|part|aspect|issue) > key $1
!due to > because of
for many years > for years
*for the (purpose|purposes) of $ing > to $base
for the most part > mostly
*in a timely manner > quickly
in a variety of > in many
in addition to > besides
*in an attempt to > to
*in an effort to > to
in collaboration with > with
*in conjunction with > with
in contrast to > unlike
in many cases > often
in most cases > usually
in recent years > lately
in some cases > sometimes
in spite of > despite
*in tandem with > along with
*in terms of $ing > in $ing
*in the (realm|sphere|domain) of > in
in the event that > if
*in the field of > in
in the form of > as
*in the midst of > amid
*in the near future > soon
in the process of $ing > $ing
*in the vicinity of > near
*in the wake of > after
*on a (month|week|year)ly basis > every $1
*on a daily basis > every day
*on a regular basis > regularly
once again > again
opportunities to > chances to
*pertaining to > about
*prior to > before
rather than $ing > instead of $ing
resulted in > led to
significantly (better|higher|less|lower|more|worse) > far $1
*subsequent to > after
*~such as > like
the (act|practice|process|task) of $ing > $ing
*the (manner|way) in which > how
the concept of > the idea of
the entirety of > all of
the impact of > the effect of
the majority of > most
the majority of (it|the|them|these|those|us|which|whom|OWN) > most of $1
the opportunity to > the chance to
the significance of > the importance of
*the ways in which > how
those who are > those
through the use of > by using / with
together with > with
with ease > easily
with the exception of > except
with the help of > with
{act} as (a|an) > {be} $1
*{allow} (PEOPLE) to > {let} $1
{appear} to be > {seem} to be
{attempt} to > {try} to
{become} increasingly > {become} more and more
{be} (a|an) (crucial|vital|key|critical|essential) (part|component|element|aspect) of > {be} central to
*{be} (composed|comprised) of > {consist} of
{be} (critical|essential|vital|crucial) (to|for) > {be} important $2
*{be} (dependent|reliant) on > {depend} on
*{be} beneficial (for|to) > {help}
{be} capable of $ing > {be} able to $base
*{be} in agreement with > {agree} with
{be} in need of > {need}
*{be} indicative of > {show}
{be} intended to > {be} meant to
{be} known as > {be} called
*{be} paramount > {matter} most
*{be} supportive of > {support}
*{come} to the conclusion that > {conclude} that
*{conduct} a (study|survey|review) of > {study}
*{conduct} an (analysis|examination) of > {analyze}
{constitute} (a|an|the) > {be} $1
*{contribute} to the (development|creation) of > {help} create
*{embark} (on|upon) > {start}
*{enable} (PEOPLE) to > {let} $1
{ensure} (it|they|he|she|we|you|i|there|everyone) > {make} sure $1
*{ensure} that > {make} sure that
{express} (concern|concerns) about > {worry} about
{function} as (a|an) > {work} as $1
*{gain} (an understanding of|insight into|insights into) > {understand}
*{gain} (a|an) (deeper|better|greater|clearer) understanding of > {learn} more about
*{gain} (valuable|deeper|new) (insight|insights) into > {understand} better
*{give} consideration to > {consider}
*{give} rise to > {cause}
*{have} a (beneficial|positive) (effect|influence|impact) on > {help}
*{have} a (detrimental|harmful|negative) (effect|influence|impact) on > {harm}
*{have} a (profound|significant|major|substantial|huge|powerful|tremendous|strong|considerable) (effect|influence|impact) on > deeply {affect} / {do} much to change
*{have} a tendency to > {tend} to
*{have} an (effect|influence|impact) on > {affect}
{help} in $ing > {help} $base
{help} to $base > {help} $base
*{lead} to (an|a) (increase|improvement) in > {increase}
{lead} to (better|greater|increased|lower|more) > {bring} $1
*{lead} to a (decrease|reduction|decline) in > {reduce}
*{make} (an effort|efforts) to > {try} to
*{make} a (significant|substantial) contribution to > {contribute} much to
{make} sense of > {understand}
*{make} the decision to > {decide} to
*{make} use of > {use}
*{place} (emphasis|an emphasis) on > {stress}
{play} a role in $ing > {help} $base
*{provide} (assistance|support|help) (to|for) > {help}
*{provide} (information|details) (about|on|regarding) > {describe}
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
{undergo} a (change|transformation) > {change}
`,
  },
];
