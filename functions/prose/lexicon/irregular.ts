/** One verb per line: base, past, participle (only where it differs from the past). */
export const IRREGULAR_VERBS = `
arise arose arisen
be was been
bear bore borne
beat beat beaten
become became become
begin began begun
bend bent
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
bring brought
broadcast broadcast
build built
buy bought
cast cast
catch caught
choose chose chosen
cling clung
come came come
cost cost
cut cut
deal dealt
dig dug
do did done
draw drew drawn
drink drank drunk
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forecast forecast
foresee foresaw foreseen
foretell foretold
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got
give gave given
go went gone
grind ground
grow grew grown
hang hung
have had
hear heard
hide hid hidden
hit hit
hold held
hurt hurt
keep kept
kneel knelt
know knew known
lay laid
lead led
lean leaned
leap leapt
leave left
lend lent
let let
lie lay lain
light lit
lose lost
make made
mean meant
meet met
offset offset
overcome overcame overcome
oversee oversaw overseen
overtake overtook overtaken
pay paid
put put
read read
rebuild rebuilt
retell retold
rewrite rewrote rewritten
ride rode ridden
ring rang rung
rise rose risen
run ran run
say said
see saw seen
seek sought
sell sold
send sent
set set
shake shook shaken
shed shed
shine shone
shoot shot
show showed shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
speak spoke spoken
speed sped
spend spent
spin spun
split split
spread spread
stand stood
steal stole stolen
stem stemmed
stick stuck
stride strode stridden
strike struck
strive strove striven
swear swore sworn
sweep swept
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
thrust thrust
undergo underwent undergone
understand understood
undertake undertook undertaken
uphold upheld
wake woke woken
wear wore worn
weave wove woven
win won
withdraw withdrew withdrawn
withstand withstood
wring wrung
write wrote written
`;

/** Regular verbs that double their last letter: "stop", "stopped". */
export const DOUBLING_VERBS = `
ban beg begin blur brim chip chop clap compel control cut deter dig dim dip drag drip drop drum embed equip excel expel
fit flip forget fret get grab grin grip hit hug hum incur jab jog kidnap knit lag let map nod occur overlap pat permit
plan pop prefer prop propel put refer regret rip rob rub run sag scan scar scrub set shed shrug sip sit skid skim slam
slap slip snap sob span spin split spot spur stab stem step stir stop strip stun submit sum swap swim tap throb thrum
transfer transmit trap trim trip tug underpin whip win wrap
`;

export const IRREGULAR_NOUNS = `
analysis analyses
basis bases
child children
crisis crises
criterion criteria
half halves
hypothesis hypotheses
life lives
man men
means means
person people
phenomenon phenomena
series series
thesis theses
way ways
woman women
leaf leaves
shelf shelves
foot feet
`;

/** Parses lines of a word and its related words: its forms, or words that may follow it. */
export const rowsOf = (data: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    data
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [first = '', ...others] = line.split(' ');
        return [first, others];
      }),
  );
