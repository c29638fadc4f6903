import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type OpeningProps, useOpening } from './use-opening.ts';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

function offer(event: DragEvent) {
  if (!event.dataTransfer || !carriesFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'copy';
}

/** A file dropped outside the drop target would make the browser leave the page. */
function refuseElsewhere(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event)) return;
  // The file input behind the button accepts files itself.
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Returns the pasted files. Word adds a picture of the text to the text; then the text is meant. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])];
  const hasDocument = files.some(({ type }) => !type.startsWith('image/'));
  return clipboardData?.types.includes('text/plain') && !hasDocument ? [] : files;
}

/** Covers its parent element: a file may be dropped there, or pasted while the focus is in it. */
export function DropTarget(props: OpeningProps) {
  const { opening, open } = useOpening(props);
  const [over, setOver] = useState(false);
  const says = useRef<HTMLOutputElement>(null);
  const openNow = useEffectEvent(open);

  useEffect(() => {
    const zone = says.current?.parentElement;
    if (!zone) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Every child element fires its own enter and leave events.
    let depth = 0;
    const goInto = (deeper: number) => {
      depth = Math.max(0, deeper);
      setOver(depth > 0);
    };
    zone.addEventListener('dragenter', (event) => carriesFiles(event) && goInto(depth + 1), { signal });
    zone.addEventListener('dragleave', (event) => carriesFiles(event) && goInto(depth - 1), { signal });
    zone.addEventListener('dragover', offer, { signal });
    zone.addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        goInto(0);
        void openNow([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    zone.addEventListener(
      'paste',
      (event) => {
        const files = pastedFiles(event);
        if (files.length === 0) return;
        event.preventDefault();
        void openNow(files);
      },
      { signal },
    );
    window.addEventListener('dragover', refuseElsewhere, { signal });
    window.addEventListener('drop', refuseElsewhere, { signal });
    return () => listening.abort();
  }, []);

  return (
    <output ref={says} className="drop-target semibold">
      {opening ? 'Opening…' : over ? 'Drop the file to open it' : ''}
    </output>
  );
}
