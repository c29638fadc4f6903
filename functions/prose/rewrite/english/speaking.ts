const QUOTED = /"[^"\n]{1,400}"|\u201c[^\u201d\n]{1,400}\u201d/g;
const WORDS = /[\p{L}\p{N}]+(?:['\u2019]\p{L}+)*/gu;
const SPEAKS = /^(?:i|you|your|yours|my|me|mine|.+n['\u2019]t|.+['\u2019](?:m|re|ve|ll|d))$/;

/** One such word in this many; in an essay with a single "you" nobody is spoken to. */
const ONE_IN = 60;

/** Whether a text speaks to somebody, as a mail or a blog does: what is quoted in it does not count. */
export function speaksToSomebody(text: string): boolean {
  let words = 0;
  let speaking = 0;
  for (const [word] of text.replace(QUOTED, ' ').matchAll(WORDS)) {
    words++;
    if (SPEAKS.test(word.toLowerCase())) speaking++;
  }
  return speaking * ONE_IN >= words;
}
