/** Stock figures that machines reach for. */
export const STOCK = [
  {
    reason: 'A stock figure; plain words say what it means.',
    lines: `
*a (deep|deeper) dive into > a close look at
*a (delicate|fine) (balance|balancing act) > a balance
*a (diverse|wide|vast|rich) (tapestry|mosaic) of > many kinds of
*a (double-edged) sword > a mixed blessing
*a (force|name) to be reckoned with > a serious rival
*a (powerful|profound|deep|strong) sense of > a strong sense of
*a (profound|significant|crucial) (role|part) in > a large part in
*a (vital|crucial|key|pivotal|critical) role in > an important part in
*a wealth of > a great deal of
*actively (engage|engaged|participate|seek|work|working|involved|contribute|promote|support|pursue|encourage) > $1
*align with > fit
*aligning with > fitting
*aligns with > fits
*^at that (very|) moment , > then
*beacon of hope > sign of hope
*for what (felt|seemed) like (an eternity|hours|ages) > for a long time
*^in that (very|) moment , >
*in the blink of an eye > in an instant
*in the heart of > in the middle of
*inextricably (linked|tied|bound|connected|intertwined) > closely $1
*key takeaway > main point
*key takeaways > main points
*^little by little , > slowly ,
*navigate through > get through
*on the horizon > coming
*stark (contrast|contrasts|difference|differences|divide) > sharp $1
*the (ever-evolving|ever-changing|rapidly evolving|evolving|changing) landscape of > changes in
*the (rich|vibrant|intricate|complex) tapestry of > the mix of
*the dawn of > the start of
*the ever-growing > the growing
*truly (remarkable|unique|understand|believe|effective|important|special|meaningful|matters|feel) > $1
*unbeknownst to > unknown to
*wake-up call > warning
*{be} a (stark|powerful|poignant|constant|vivid|grim) reminder of > {be} a reminder of
*{be} a (testament|tribute) to > {show}
*{be} at the (heart|center|core) of > {be} central to
*{be} deeply (rooted|ingrained|embedded) in > {be} rooted in
*{be} filled with > {be} full of
*{be} filled with a sense of > {be} full of
*{be} poised to > {be} ready to
*{breathe} (new|) life into > {revive}
*{capture} the (hearts|imagination) of > {win} over
*{come} to a close > {end}
*{come} to a halt > {stop}
*{come} to an end > {end}
*{cultivate} (relationships|connections|skills|habits) > {build} $1
*{delve} (deep|deeper|deeply|) into > {look} into
*{dive} (deep|deeper) into > {look} into
*{draw} attention to > {point} to
*{embark} on (a|an) > {start} $1
*{embark} on a journey > {set} out
*{find} (myself|himself|herself|themselves|ourselves|yourself) $ing > $form
*{forge} (connections|relationships|bonds) > {make} $1
*{foster} (innovation|collaboration|growth|creativity|understanding|trust|resilience) > {encourage} $1
*{foster} a sense of > {build} a sense of
*{gain} (traction|momentum) > {catch} on
*{garner} (attention|support|praise|criticism) > {draw} $1
*{leave} an indelible mark on > {leave} a lasting mark on
*{let} out a (deep|heavy|long|soft|) sigh > {sigh}
*{let} out a (soft|small|low|) (chuckle|laugh) > {laugh}
*{lie} at the (heart|center|core) of > {be} central to
*{make} (OWN) way (to|toward|towards|through|back|into|across|down|up) > {go} $2
*{navigate} the (complexities|challenges|intricacies) of > {deal} with
*{pave} the way for > {open} the way to
*{play} (a|an) (BIG) (role|part) in > {be} central to
*{play} (a|an) (BIG) (role|part) in $ing > {help} $base / {do} much to $base
*{play} (a|an) (significant|important|major) (role|part) in > {matter} a great deal in
*{push} the boundaries of > {stretch}
*{raise} awareness (about|of) > {tell} people about
*{resonate} (deeply|strongly|) with > {speak} to
*{resonate} with > {speak} to
*{rise} to (OWN) feet > {stand} up
*{serve} as (a|an) > {be} $1
*{serve} as (a|an) (testament|tribute) to > {show}
*{serve} as a (foundation|basis) for > {support}
*{serve} as a (stark|powerful|poignant|constant|vivid|grim) reminder (of|that) > {be} a reminder $2
*{set} the stage for > {prepare} the way for
*{shed} [new] light on > {help} explain
*{shine} a light on > {show}
*{spark} (debate|discussion|controversy|outrage) > {cause} $1
*{spark} a (debate|discussion|conversation|controversy) > {start} a $1
*{stand} as (a|an) > {be} $1
*{stand} as (a|an) (testament|tribute) to > {show}
*{stand} the test of time > {last}
*{strike} a (delicate|) balance between > {balance}
*{take} a deep breath > {breathe} in
*{take} a step (back|forward|closer|toward|towards) > {step} $1
*{unlock} (new|) (opportunities|possibilities) > {create} openings
*{unlock} [the] (potential|secrets) of > {reveal} the $1 of
*{unlock} the [full] potential of > {make} full use of
*{weave} together > {combine}
`,
  },
];
