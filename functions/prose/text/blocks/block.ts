export type BlockKind = 'paragraph' | 'item' | 'quote' | 'heading' | 'code' | 'table' | 'other';

/** A block of a plain or Markdown document; `body` is where its prose begins, past a list or quote marker. */
export type Block = { kind: BlockKind; start: number; body: number; end: number };
