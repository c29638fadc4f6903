const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that a scientific text uses for something definite; a verb in its base form. */
export const TERMS = setOf(`
approximately facilitate methodologies methodology mitigate novel predominantly
robust significant significantly substantial sufficient utilisation utilization
`);

/** What an academic tone keeps besides: words of a thesis that are no terms. */
export const SCHOLARLY = setOf(`
albeit ascertain comprehensive comprehend demonstrate diverse elucidate emphasize encompass entail essential exemplify exhibit illustrate
necessitate possess regarding reiterate subsequent subsequently substantiate supersede underpin
`);
