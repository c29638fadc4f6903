import { wordsOf } from './row.ts';

/** Verbs that are in no other list: evidence for word classes. */
export const OTHER_VERBS = wordsOf(
  'accelerate afford agree aid amplify analyze attract balance benefit boost breed bridge broaden capture cause challenge ' +
    'change classify close complicate compound conclude confirm consist counter create damage dampen decide deepen deliver demand deny ' +
    'depict deprive describe discover disrupt dive double dream earn eliminate emphasize encounter ensure eradicate erode escalate ' +
    'establish expand expose extend facilitate force free fuel gain generate grant guarantee hamper harm heighten highlight ' +
    'hinder illustrate imagine imperil indicate influence inspire intensify invite jeopardize label learn limit lower manage mark matter ' +
    'minimize mitigate necessitate notice observe open outline pave perpetuate picture place portray present preserve pressure ' +
    'prevent promote prompt prove pull push raise recall redefine reduce reflect regard reignite reinforce remember remind render ' +
    'reshape restrict result revive revolutionize save shape shatter signal signify simplify slow smell smooth solidify spare ' +
    'spark stifle stimulate stoke streamline stress study suggest support sustain symbolize tend tighten treat trigger underline ' +
    'undermine undo usher validate view warrant waste watch weaken widen yield',
);

/** Other words that open sentences; with a capital there, they are not taken for names. */
export const OPENERS = wordsOf(
  'accordingly basically completely consequently deeply entirely equally especially essentially firstly frequently generally highly ' +
    'however including increasingly initially least methodologies methodology nevertheless new nonetheless ' +
    'particularly past please predominantly regarding regardless secondly simply subsequent therefore totally whole ' +
    "let's that's there's here's what's who's where's how's",
);
