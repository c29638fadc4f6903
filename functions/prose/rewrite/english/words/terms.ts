const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that a scientific text uses for something definite; a verb in its base form. */
export const TERMS = setOf(`
additional approximately efficacy facilitate limitation methodologies methodology mitigate modalities modification modifications novel predominantly
prevalent remainder robust significant significantly substantial substantially sufficient utilisation utilization
`);

/** What an academic tone keeps besides: words of a thesis that are no terms. */
export const SCHOLARLY = setOf(`
albeit ascertain comprehensive comprehend demonstrate diverse elucidate emphasize encompass entail essential exemplify exhibit illustrate interplay intricate
multifaceted necessitate nuanced possess regarding reiterate subsequent subsequently substantiate supersede underpin
`);
