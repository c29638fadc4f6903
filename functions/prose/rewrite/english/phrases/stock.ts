/** Stock figures that machines reach for. */
export const STOCK = [
  {
    reason: 'A stock figure; plain words say what it means.',
    lines: `
*(hailed|regarded|seen|viewed) as (a|the) beacon of hope > $1 as $2 sign of hope
*({serve}|{stand}) as (a|an) (testament|tribute) to > {show} -- material materials process processes
*a (crucial|profound|significant) (part|role) in > a large part in
*a (deep|deeper) dive into > a close look at
*a (delicate|fine) balance > a balance
*a (diverse|vast|wide) tapestry of > many kinds of
*a (vital|crucial|key|pivotal|critical) role in > a large part in
*a profound sense of > a deep sense of
*a wealth of (data|detail|details|evidence|experience|facts|information|insight|insights|knowledge|material|opportunities|options|resources) > a great deal of $1 / plenty of $1
*actively (encourage|engage|engaged|participate|pursue|seek|work|working) > $1
*inextricably (intertwined|linked|tied) > closely $1
*the (changing|ever-changing|ever-evolving|evolving) landscape of > changes in
*truly (effective|important|remarkable|special|unique) > $1
*unbeknownst to > unknown to
*{be} a (stark|powerful|poignant|vivid) reminder of > {be} a reminder of
*{be} a (testament|tribute) to > {show} -- material materials process processes truth truths
*{be} at the (heart|core) of > {be} central to -- attention controversies controversy debate dispute scandal storm
*{be} deeply rooted in > {be} rooted in
*{be} filled with a sense of > {be} full of
*{be} poised to > {be} ready to
*{capture} the imagination of > {fascinate}
*{come} to a halt > {stop}
*{delve} (deep|deeper|) into > {explore} / {examine} -- depth depths heart story tale vast
*{delve} deeper > {look} deeper
*{delve} into the (depth|depths|heart|vast) > {explore} the $1
*{dive} (deep|deeper) into > {explore}
*{embark} on (a|an) > {start} $1 -- trail trek hike climb walk walking
*{embark} on a journey > {set} out -- that which where who whose
*{foster} (collaboration|creativity|growth|innovation|understanding) > {encourage} $1
*{foster} a sense of > {build} a sense of
*{garner} (attention|praise|support) > {draw} $1
*{leave} an indelible mark on > {leave} a lasting mark on
*{lie} at the (heart|center|core) of > {be} central to
*{play} (a|an) (BIG) (role|part) in > {be} central to
*{play} (a|an) (BIG) (role|part) in $ing > {help} $base / {do} much to $base
*{serve} as (a|an) > {be} $1
*{serve} as a (stark|powerful|poignant|vivid) reminder (of|that) > {be} a reminder $2
*{shed} [new] light on (how|what|why) > {help} explain $1
*{shine} a light on > {show}
*{strike} a [delicate] balance between > {balance}
*{unlock} [the] (potential|secrets) of > {reveal} the $1 of
*{unlock} new (opportunities|possibilities) > {create} openings
*{unlock} the full potential of > {make} full use of
`,
  },
];
