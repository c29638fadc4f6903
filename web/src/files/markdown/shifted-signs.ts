const signs = [...'0123456789+−-=()'];
const signsOf = (shifted: string) => new Map(signs.map((sign, at) => [sign, [...shifted][at] ?? sign]));
const raised = signsOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾');
const lowered = signsOf('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** Figures as letters that stand higher or lower; null where a sign has no such letter. */
export function shiftedSigns(words: string, to: 'raised' | 'lowered'): string | null {
  const shifted = to === 'raised' ? raised : lowered;
  const letters = [...words];
  return letters.every((sign) => shifted.has(sign))
    ? letters.map((sign) => shifted.get(sign)).join('')
    : null;
}
