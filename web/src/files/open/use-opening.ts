import { useRef, useState } from 'react';
import { oneFileAtATime, openerDidNotLoad } from '#content/tool/opening-and-saving.ts';

/** `text`: plain text or Markdown with lines ended by \n. `notes`: what the user should know about it. */
export type Opened = { ok: true; text: string; name: string; notes: string[] };
export type Opening = Opened | { ok: false; sentence: string };

export type OpeningProps = { onOpened: (opened: Opened) => void; onRefused: (sentence: string) => void };

async function openFile(file: File): Promise<Opening> {
  const reader = await import('./read-file.ts').catch(() => undefined);
  return reader ? reader.readFile(file) : { ok: false, sentence: openerDidNotLoad };
}

/** While one file is being read, others are ignored. */
export function useOpening({ onOpened, onRefused }: OpeningProps) {
  const [opening, setOpening] = useState(false);
  const underWay = useRef(false);

  const open = async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file || underWay.current) return;
    if (others.length > 0) return onRefused(oneFileAtATime);
    underWay.current = true;
    setOpening(true);
    const answer = await openFile(file).finally(() => {
      underWay.current = false;
      setOpening(false);
    });
    return answer.ok ? onOpened(answer) : onRefused(answer.sentence);
  };

  return { opening, open };
}
