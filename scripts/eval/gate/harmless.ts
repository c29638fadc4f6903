import { exchanges, type Random, replaceOne } from './breaks/replacing.ts';

/** What may stand for the other in nearly any sentence, and says the same. */
const equals = exchanges(`
it is > it's
they are > they're
we are > we're
you are > you're
do not > don't
does not > doesn't
did not > didn't
cannot > can't
is not > isn't
are not > aren't
was not > wasn't
were not > weren't
they're > they are
we're > we are
you're > you are
don't > do not
doesn't > does not
didn't > did not
can't > cannot
isn't > is not
wasn't > was not
i'm > I am
in order to > to
began to > started to
started to > began to
begin to > start to
such as > like
for example > for instance
for instance > for example
although > though
because of > owing to
because > since
however, > still,
furthermore, > also,
moreover, > also,
additionally, > also,
in addition, > also,
therefore > thus
often > frequently
frequently > often
quickly > rapidly
rapidly > quickly
nearly > almost
almost > nearly
large > big
difficult > hard
important > significant
crucial > vital
vital > crucial
utilize > use
utilizing > using
obtain > get
to purchase > to buy
assist > help
assistance > help
ensure that > make sure that
individuals > people
children > kids
prior to > before
regarding > about
attempted to > tried to
demonstrates > shows
demonstrated > showed
provides > offers
provide > offer
the entire > the whole
begin > start
began > started
choose > pick
toward > towards
each other > one another
is able to > can
are able to > can
due to > because of
huge > enormous
happy > glad
film > movie
movie > film
mainly > mostly
usually > normally
sometimes > at times
immediately > at once
suddenly > all of a sudden
recently > lately
perhaps > maybe
maybe > perhaps
finally, > at last,
eventually > in the end
upon > on
until > till
a lot of > lots of
various > different
have to > need to
has to > needs to
received > got
constructed > built
so that > in order that
a number of > several
throughout > all through
along with > together with
`);

/** One change after which a sentence says what it said; null where the list has none for it. */
export function changeHarmlessly(sentence: string, next: Random): string | null {
  const found = replaceOne(sentence, equals.pattern, next, (match) => {
    const replacement = equals.replacementOf(match);
    const behind = sentence.slice(match.index + match[0].length);
    // A stressed verb has no short form, and "however" in the middle is no "still".
    if (/[’']/.test(replacement ?? '') && !/^ \w/.test(behind)) return null;
    return match[0].endsWith(',') && match.index > 0 ? null : replacement;
  });
  return found ?? replaceOne(sentence, LAST_COMMA, next, () => '');
}

/** The comma before the last member of a list, which half of the world leaves out. */
const LAST_COMMA = /(?<=\w+, [\w’'-]+(?: [\w’'-]+)?),(?= (?:and|or) [\w’'-]+(?: [\w’'-]+)?[.,;])/g;
