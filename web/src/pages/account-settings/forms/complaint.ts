import { bannerId } from '../banner.tsx';

/** Marks the field that the banner's error is about, and adds the banner to what describes it. */
export function complaint(isWrong: boolean, noteId?: string) {
  const describedBy = [noteId, isWrong ? bannerId : undefined].filter((id) => id !== undefined).join(' ');
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
}
