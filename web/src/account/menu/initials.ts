/** The first letters of the first and the last word of a name, as they are written: "Ada King Lovelace" → "AL". */
export function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}
