/**
 * Adverbs and small words. Marks: * for every strength, + for strong alone, ~ where a text speaks to somebody.
 */
export const ADVERBS = `
abruptly > suddenly
additionally > also
*albeit > though
~although > though
*amidst > amid
*amongst > among
approximately > about
ceaselessly > constantly
chiefly > mainly
collaboratively > together
*comprehensively > fully
concurrently > at the same time
continuously > constantly
currently > now
deftly > skillfully
deliberately > on purpose
drastically > sharply
*effortlessly > easily
enormously > hugely
entirely > completely
exceedingly > very
*exceptionally > very
*extraordinarily > very
*extremely > very
*flawlessly > perfectly
formerly > once
frequently > often
gradually > slowly
hastily > quickly
*hitherto > until now
*holistically > as a whole
immediately > at once
*immensely > hugely
impeccably > perfectly
incredibly > very
indefinitely > without end
?initially > first
instantly > at once
intensely > deeply
invariably > always
jointly > together
judiciously > wisely
largely > mostly
markedly > clearly
massively > hugely
merely > only
*meticulously > carefully
nearly > almost
nevertheless > still
nonetheless > still
*notwithstanding > despite
*painstakingly > carefully
partially > partly
particularly > especially
periodically > from time to time
perpetually > always
*predominantly > mainly
primarily > mainly
*profoundly > deeply
progressively > steadily
promptly > quickly
rapidly > quickly
regarding > about
*relentlessly > constantly
*remarkably > surprisingly
rigorously > strictly
*seamlessly > smoothly
*?significantly > greatly
simultaneously > at the same time
solely > only
*starkly > sharply
*steadfastly > firmly
subsequently > later
?substantially > greatly
sufficiently > enough
*swiftly > quickly
thoughtfully > with care
tremendously > greatly
typically > usually
*ultimately > in the end
*undeniably > plainly
*undoubtedly > surely
unequivocally > clearly
*upon > on
utterly > completely
vehemently > strongly
via > through -- email e-mail mail phone text post
visibly > clearly
vividly > clearly
whereas > while
*whilst > while
wholeheartedly > fully
*wholly > fully
`;
