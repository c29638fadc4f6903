import { spell } from './invisible.ts';

/** Shows a text, or with `spelling` a text in which invisible letters are named. */
export const Letters = ({ text, spelling }: { text: string; spelling: boolean }) =>
  spelling
    ? spell(text).map((part, at) =>
        part.named ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
          <span key={at} className="edit-name">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )
    : text;
