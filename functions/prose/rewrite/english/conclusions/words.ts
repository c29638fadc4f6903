const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What a conclusion says of itself and of how much its matter matters: no claim of its own. */
export const CONCLUDING = listed(
  'conclusion summary essence essay article text clear important importance essential crucial vital key significant significance critical ' +
    'valuable pivotal fundamental central indispensable play plays role aspect aspects factor factors element elements component components part parts ' +
    'comprehensive multifaceted complex various overall ultimately highlight highlights highlighted underscore underscores discuss discussed mention mentioned',
);

/** Words that make a sentence another claim: how sure, how necessary, how soon, how many it is said to be. */
export const CLAIMS = listed(
  'must should need needs ought will would shall require requires demand demands only never always not no cannot nobody nothing none ' +
    'best most worst least first every all truly true however yet but despite instead rather unless future tomorrow hope hopes likely',
);
