const strange = /[^\P{Cc}\t\n\v\f\r]/gu;
const mostStrange = 1 / 200;

/** UTF-8, UTF-16 with its mark, else windows-1252; undefined when the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeUnicode(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  if (text.includes('\0') || (text.match(strange)?.length ?? 0) > text.length * mostStrange) return undefined;
  return text.replace(/\r\n?/g, '\n');
}

function decodeUnicode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingByMark(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingByMark([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
