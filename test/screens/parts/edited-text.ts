import PARTS from './edited-text.json' with { type: 'json' };
import type { FactKind, FactReport, TextChange } from '#contract/humanize.ts';

type Edit = { before: string; after: string; reason?: string };
/** Plain words, edits, and facts in braces: `{number:14}`. */
type Part = string | Edit;

export type EditedText = { source: string; changes: TextChange[]; facts: FactReport };

const kinds: readonly FactKind[] = ['number', 'date', 'name', 'quotation', 'link', 'citation', 'negation'];

const factMarks = /(\{\w+:[^}]+\})/;
const factMark = /^\{(\w+):([^}]+)\}$/;

/** Joins the parts to a source and collects the edits and facts with their positions. */
function editedText(parts: readonly Part[]): EditedText {
  const pieces: string[] = [];
  const changes: TextChange[] = [];
  const facts: FactReport = { facts: [] };
  let at = 0;
  const write = (marked: string): string => {
    const plain = marked.split(factMarks).map((piece) => {
      const [, name, fact] = factMark.exec(piece) ?? [];
      const kind = kinds.find((each) => each === name);
      const text = fact ?? piece;
      if (kind) facts.facts.push({ kind, text, start: at, end: at + text.length, survives: true });
      at += text.length;
      return text;
    });
    pieces.push(...plain);
    return plain.join('');
  };
  for (const part of parts) {
    const start = at;
    if (typeof part === 'string') write(part);
    else {
      const before = write(part.before);
      changes.push({ start, end: at, before, after: part.after, reason: part.reason ?? null });
    }
  }
  return { source: pieces.join(''), changes, facts };
}

const parts: readonly Part[] = PARTS;

export const shortText: EditedText = editedText(parts);

/** The short text repeated to about this many words. */
export function longText(words: number): EditedText {
  const times = Math.ceil(words / shortText.source.split(/\s+/).length);
  return editedText(Array.from({ length: times }, () => [...parts, '\n\n']).flat());
}
