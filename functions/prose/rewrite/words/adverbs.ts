/**
 * Adverbs and small words. Marks: * for every strength, + for strong alone, ~ not in a formal tone.
 */
export const ADVERBS = `
abruptly > suddenly
additionally > also
adeptly > skillfully
*albeit > though
~although > though
*amidst > amid
*amongst > among
approximately > about
assuredly > surely
briskly > quickly
categorically > flatly
ceaselessly > constantly
chiefly > mainly
clandestinely > secretly
collaboratively > together
*comprehensively > fully
concurrently > at the same time
continually > constantly
continuously > constantly
currently > now
customarily > usually
deftly > skillfully
deliberately > on purpose
detrimentally > badly
*discernibly > visibly
discreetly > quietly
drastically > sharply
*effortlessly > easily
elegantly > neatly
emphatically > firmly
enormously > hugely
entirely > completely
erroneously > wrongly
exceedingly > very
*exceptionally > very
expeditiously > quickly
*extraordinarily > very
*extremely > very
ferociously > fiercely
fervently > eagerly
*flawlessly > perfectly
formerly > once
forthwith > at once
frequently > often
gradually > slowly
hastily > quickly
heretofore > until now
*hitherto > until now
*holistically > as a whole
immeasurably > greatly
immediately > at once
*immensely > hugely
imminently > soon
impeccably > perfectly
*inadequately > poorly
incessantly > constantly
incredibly > very
incrementally > step by step
indefinitely > without end
?initially > first
*innovatively > in new ways
instantaneously > at once
instantly > at once
intensely > deeply
intently > closely
intermittently > now and then
invariably > always
jointly > together
judiciously > wisely
knowingly > on purpose
*laboriously > slowly
largely > mostly
markedly > clearly
massively > hugely
merely > only
methodically > step by step
*meticulously > carefully
momentarily > for a moment
nearly > almost
nevertheless > still
nonetheless > still
*notwithstanding > despite
ostensibly > on the face of it
*painstakingly > carefully
partially > partly
particularly > especially
periodically > from time to time
perpetually > always
*poignantly > movingly
precipitously > sharply
precisely > exactly
*predominantly > mainly
presently > now
primarily > mainly
principally > mainly
*profoundly > deeply
progressively > steadily
promptly > quickly
purportedly > supposedly
rapidly > quickly
recurrently > again and again
regarding > about
*relentlessly > constantly
*remarkably > surprisingly
rigorously > strictly
*seamlessly > smoothly
*?significantly > greatly
simultaneously > at the same time
solely > only
sporadically > now and then
*starkly > sharply
*steadfastly > firmly
stringently > strictly
subsequently > later
?substantially > greatly
succinctly > briefly
sufficiently > enough
surreptitiously > secretly
*swiftly > quickly
*synergistically > together
tentatively > for now
thoughtfully > with care
*thusly > so
tremendously > greatly
typically > usually
*ultimately > in the end
*undeniably > plainly
*undoubtedly > surely
unequivocally > clearly
unquestionably > surely
*unwaveringly > firmly
*upon > on
utterly > completely
vehemently > strongly
via > through -- email e-mail mail phone text post
vigilantly > carefully
visibly > clearly
vividly > clearly
whereas > while
*whilst > while
wholeheartedly > fully
*wholly > fully
`;
