import { type RefObject, useEffect } from 'react';
import { DropTarget } from '#files/open/drop-target.tsx';
import { takePastes } from './field/pastes.ts';
import { takeFile } from './opened-file.ts';

type Props = { field: RefObject<HTMLTextAreaElement | null>; onTrouble: (sentence: string) => void };

/** What is dropped on the tool or pasted into it. */
export function Incoming({ field, onTrouble }: Props) {
  useEffect(() => (field.current ? takePastes(field.current) : undefined), [field]);
  return (
    <DropTarget
      onOpened={(file) => {
        onTrouble('');
        takeFile(file);
      }}
      onRefused={onTrouble}
    />
  );
}
