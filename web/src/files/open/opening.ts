/** `text` is plain text or Markdown, its lines ended by \n; `notes` say what a person should know of it. */
export type Opened = { ok: true; text: string; name: string; notes: string[] };
export type Opening = Opened | { ok: false; sentence: string };
