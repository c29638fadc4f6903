import { type RefObject, useEffect } from 'react';
import { DropTarget } from '../../files/open/drop-target.tsx';
import type { OpeningProps } from '../../files/open/use-opening.ts';
import { takeLongPastes } from './long-pastes.ts';

type Props = OpeningProps & { field: RefObject<HTMLTextAreaElement | null> };

/** What is dropped on the tool or pasted into it. */
export default function Incoming({ field, ...opening }: Props) {
  useEffect(() => (field.current ? takeLongPastes(field.current) : undefined), [field]);
  return <DropTarget {...opening} />;
}
