import { markdownOf } from './read-pasted.ts';

/** Reads the clipboard, with formatting as Markdown. Rejects if the browser does not allow it. */
export async function readClipboard(): Promise<string> {
  const { clipboard } = navigator;
  if (!('read' in clipboard)) return navigator.clipboard.readText();
  const items = await clipboard.read();
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  return markdownOf(await read('text/html')) ?? read('text/plain');
}
