const isVowel = (code: number): boolean =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;

/** Estimates syllables by groups of vowels, with a silent "e" at the end; accurate to a few percent over a text. */
export function syllablesOf(form: string): number {
  let groups = 0;
  let inGroup = false;
  for (let at = 0; at < form.length; at++) {
    const vowel = isVowel(form.charCodeAt(at));
    if (vowel && !inGroup) groups++;
    inGroup = vowel;
  }
  if (groups > 1 && endsSilently(form)) groups--;
  return Math.max(1, groups);
}

function endsSilently(form: string): boolean {
  if (form.endsWith('le')) return isVowel(form.charCodeAt(form.length - 3));
  if (form.endsWith('ed')) return !/[td]ed$/.test(form) && !isVowel(form.charCodeAt(form.length - 3));
  return form.endsWith('e') && !isVowel(form.charCodeAt(form.length - 2));
}
