const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that a scientific text uses for something definite; a verb in its base form. */
export const TERMS = setOf(`
approximately facilitate methodologies mitigate novel predominantly
robust significant significantly substantial sufficient utilisation utilization
`);

/** What an academic tone keeps besides: words of a thesis that are no terms. */
export const SCHOLARLY = setOf(`
ascertain comprehensive comprehend demonstrate diverse elucidate emphasize essential exhibit illustrate
necessitate reiterate subsequent subsequently underpin
`);

/** Words of a letter or a report whose plain words are those of talk: a formal tone keeps them, and an academic one. */
export const FORMAL_WORDS = setOf(`
approximately assist attempt cease commence obtain possess prior purchase rectify regarding retain sufficient
`);

/** What links sentences in a thesis. */
export const CONNECTIVES = setOf(`
accordingly additionally consequently furthermore hence however indeed moreover nevertheless nonetheless notably overall specifically
therefore thus ultimately
`);
