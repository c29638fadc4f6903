import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type OpeningProps, useOpening } from './use-opening.ts';

type Props = OpeningProps & { children: ReactNode };

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

const onDragOver = (event: DragEvent) => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'copy';
};

/** A file dropped beside the place for it would take the browser, and the person, away from the page. */
function refuseElsewhere(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  // The field behind the button takes files by itself.
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Around the place where the text stands: a file may be dropped there, or pasted while the focus is in it. */
export function DropZone({ children, ...props }: Props) {
  const { opening, open } = useOpening(props);
  const [over, setOver] = useState(false);
  // Every element inside tells of its own entering and leaving.
  const depth = useRef(0);
  const goInto = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };

  useEffect(() => {
    window.addEventListener('dragover', refuseElsewhere);
    window.addEventListener('drop', refuseElsewhere);
    return () => {
      window.removeEventListener('dragover', refuseElsewhere);
      window.removeEventListener('drop', refuseElsewhere);
    };
  }, []);

  const onDragEnter = (event: DragEvent) => {
    if (carriesFiles(event)) goInto(1);
  };
  const onDragLeave = (event: DragEvent) => {
    if (carriesFiles(event)) goInto(-1);
  };
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    void open([...event.dataTransfer.files]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Word puts a picture of the text beside the text; there the text is meant.
    const hasDocument = [...files].some(({ type }) => !type.startsWith('image/'));
    if (files.length === 0 || (types.includes('text/plain') && !hasDocument)) return;
    event.preventDefault();
    void open([...files]);
  };

  const said = opening ? 'Opening…' : over ? 'Drop the file to open it' : '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a drop has no key; the button beside it does the same
    <div
      className="drop-zone"
      data-over={over || undefined}
      {...{ onDragEnter, onDragLeave, onDragOver, onDrop, onPaste }}
    >
      {children}
      <output className="drop-zone-says">{said}</output>
    </div>
  );
}
