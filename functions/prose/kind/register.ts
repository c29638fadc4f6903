/** The register of a text, as far as it affects the rules of style. */
export type Register = 'law' | 'science' | 'other';

const LAW =
  /\b(?:hereby|herein|hereto|hereunder|hereof|thereof|thereto|pursuant to|indemnif\w+|notwithstanding|any and all|shall(?: not)?|the (?:Parties|Agreement|Company|Client|Contractor|Lessee|Lessor|Licensee|Licensor|Borrower|Lender|Tenant|Landlord|Customer|Employee)|(?:Disclosing|Receiving|Either|Each|Other) Party)\b/g;

const SCIENCE =
  /\b(?:et al\.?|datasets?|baselines?|we (?:propose|report|evaluate|introduce|hypothesi[sz]e|observe|found that)|our (?:method|model|models|approach|results|findings|experiments|analysis)|state-of-the-art|hypothes[ei]s|statistically|F1|pre-?training|embeddings?|question[- ]answering|transformer|encoder|regression|participants|cohort|patients|clinical|placebo|convergence|algorithms?|in vitro|in vivo|neural|fine-tun\w+|benchmarks?|accuracy|methodology|empirical|literature|theoretical|variables?|correlat\w+|p [<=>] ?0?\.\d+)(?!\w)|\([\p{L}' &,.-]{2,40},? \d{4}[a-z]?\)|\[\d{1,3}(?:, ?\d{1,3})*\]/giu;

/** Required density: one such term in this many words. */
const LAW_ONE_IN = 60;
const SCIENCE_ONE_IN = 65;
/** Minimum number of different terms, because one repeated word does not make a register. */
const LEAST_KINDS = 3;

/** Determines the register of a text by its terms. */
export function registerOf(text: string, words: number): Register {
  if (abounds(text, LAW, words / LAW_ONE_IN)) return 'law';
  return abounds(text, SCIENCE, words / SCIENCE_ONE_IN) ? 'science' : 'other';
}

function abounds(text: string, turns: RegExp, least: number): boolean {
  const kinds = new Set<string>();
  let found = 0;
  for (const [turn] of text.matchAll(turns)) {
    found++;
    kinds.add(turn.toLowerCase());
  }
  return found >= Math.max(LEAST_KINDS, least) && kinds.size >= LEAST_KINDS;
}
