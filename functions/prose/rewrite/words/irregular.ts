/** base past participle (the participle only where it differs) */
export const IRREGULAR_VERBS = `
be was been
bear bore borne
beat beat beaten
become became become
begin began begun
bend bent
bet bet
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
broadcast broadcast
build built
burst burst
buy bought
cast cast
catch caught
choose chose chosen
cling clung
come came come
cost cost
creep crept
cut cut
deal dealt
dig dug
dwell dwelt
do did done
draw drew drawn
drink drank drunk
drive drove driven
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
outgrow outgrew outgrown
overtake overtook overtaken
overcome overcame overcome
pay paid
put put
quit quit
read read
ride rode ridden
ring rang rung
rise rose risen
rewrite rewrote rewritten
retell retold
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
shut shut
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
spring sprang sprung
stand stood
steal stole stolen
stem stemmed
stick stuck
stride strode stridden
strike struck
strive strove striven
swear swore sworn
sweep swept
sting stung
thrust thrust
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
undergo underwent undergone
understand understood
undertake undertook undertaken
uphold upheld
wake woke woken
wear wore worn
weave wove woven
win won
wind wound
wring wrung
withdraw withdrew withdrawn
withstand withstood
write wrote written
arise arose arisen
forecast forecast
foresee foresaw foreseen
offset offset
oversee oversaw overseen
rebuild rebuilt
shrink shrank shrunk
`;

/** Regular verbs that double their last letter: "stop", "stopped". */
export const DOUBLING_VERBS = `
admit ban beg blur chat clap compel cram commit control cut deter dig dim dip drag drip drop drum equip excel expel fit flip
get grab grin grip hit hop hug hum hug incur pet jog let map mop nod occur omit pat permit pin plan plot plug pop prefer propel put quit
rebel refer regret rip rob rub run set shed ship shop shrug shut sin sip sit skip slam slap slip snap sob spin split spot spur
stem step stir stop strip stun submit sum swap swim tag tap tip transfer transmit trap trim tug unplug win wrap zip forget begin upset brim embed fret sag scan skid skim
chip chop concur dispel extol instil jab kidnap knit lag overlap prop scar scrub shun span stab throb thrum trip underpin whip
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
