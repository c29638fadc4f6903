/** Thrown when a response is longer than the limit. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** Reads the body of a response as text; stops and throws `TooLong` beyond `mostBytes`. */
export async function readTextWithLimit(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new TooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
