import { bannerId } from '../banner.tsx';

/** A field that the banner complains of says so itself, beside what else describes it. */
export function complaint(isWrong: boolean, noteId?: string) {
  const describedBy = [noteId, isWrong ? bannerId : undefined].filter((id) => id !== undefined).join(' ');
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  };
}
