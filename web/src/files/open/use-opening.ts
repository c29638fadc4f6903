import { useRef, useState } from 'react';
import { oneFileAtATime } from '#content/files/opening-and-saving.ts';
import { openFile } from './open-file.ts';
import type { Opened } from './opening.ts';

export type OpeningProps = { onOpened: (opened: Opened) => void; onRefused: (sentence: string) => void };

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
