/** Whether more came than anybody should read. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** The body of an answer as text. Who sends more than that is not read to the end. */
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
