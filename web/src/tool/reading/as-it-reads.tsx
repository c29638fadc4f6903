import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Span } from '#prose/text/words.ts';
import { hasFormatting } from '#comparison/formatting/has-formatting.ts';
import { type Anchor, anchorOf, caretIn, clearRoom, firstSeen, scrollField } from './anchors.ts';
import { drawnTop, middleOf, pressedIn } from './drawn-places.ts';
import { layOver } from './drawn-over.ts';
import { FormattedText } from './formatted-text.tsx';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Scrolls to the beginning when the text is replaced. */
  scrollsToTop?: boolean;
  /** Called with what is selected in the field by pressing the text drawn over it; the field fires no event then. */
  onSelect?: (start: number, end: number) => void;
};

/**
 * Draws a field's formatted text over it while it has no focus. A press puts the caret there and keeps the pressed line in
 * place. Nothing is drawn over a text without Markdown.
 */
export default function AsItReads({ field, text, scrollsToTop = false, onSelect }: Props) {
  const [writing, setWriting] = useState(() => document.activeElement === field.current);
  const left = useRef<Anchor | null>(null);
  const isRead = useMemo(() => !writing && hasFormatting(text), [writing, text]);
  const drawn = useRef<HTMLDivElement>(null);
  const pressed = useRef<Span | null>(null);

  const onFocus = useEffectEvent(() => {
    const { current: shown } = field;
    const wasRead = drawn.current?.checkVisibility({ visibilityProperty: true }) === true;
    const { current: place } = pressed;
    const anchor =
      drawn.current && ((place && anchorOf(drawn.current, place.start)) ?? firstSeen(drawn.current));
    pressed.current = null;
    if (!shown || !wasRead) return setWriting(true);
    flushSync(() => setWriting(true));
    if (place !== null) {
      shown.setSelectionRange(place.start, place.end);
      onSelect?.(place.start, place.end);
    }
    scrollField(shown, anchor);
  });

  const onBlur = useEffectEvent(() => {
    const { current: shown } = field;
    // Only the window lost the focus; the field still has it.
    if (!shown || document.activeElement === shown) return;
    left.current = hasFormatting(shown.value) ? caretIn(shown) : null;
    clearRoom(shown);
    setWriting(false);
  });

  useLayoutEffect(() => {
    const { current: heard } = field;
    if (!heard) return;
    const listening = new AbortController();
    const { signal } = listening;
    heard.addEventListener('focus', () => onFocus(), { signal });
    heard.addEventListener('blur', () => onBlur(), { signal });
    return () => listening.abort();
  }, [field]);

  function press(x: number, y: number) {
    const { current: box } = drawn;
    const { current: shown } = field;
    if (!box || !shown) return;
    pressed.current = pressedIn(box, { x, y }, text.length);
    shown.focus({ preventScroll: true });
  }

  if (!isRead) return null;
  return (
    <Drawn field={field} text={text} drawn={drawn} left={left} scrollsToTop={scrollsToTop} onPress={press} />
  );
}

type DrawnProps = Pick<Props, 'field' | 'text'> & {
  drawn: RefObject<HTMLDivElement | null>;
  left: RefObject<Anchor | null>;
  scrollsToTop: boolean;
  onPress: (x: number, y: number) => void;
};

/** Maximum number of frames to wait, because a long text is laid out a few paragraphs at a time. */
const mostTries = 90;

function Drawn({ field, text, drawn, left, scrollsToTop, onPress }: DrawnProps) {
  useLayoutEffect(() => {
    const { current: box } = drawn;
    const { current: under } = field;
    return box && under ? layOver({ field: under, drawn: box }) : undefined;
  }, [drawn, field]);

  /** Whether the field still shows, until the place that the caret left is at the same height in the drawn text. */
  const [waits, setWaits] = useState(left.current !== null);
  useLayoutEffect(() => {
    const { current: box } = drawn;
    const { current: anchor } = left;
    if (!box || anchor === null) return;
    let frame = 0;
    const align = (tries: number) => {
      const down = middleOf(box, anchor.place);
      if (down !== null) box.scrollTop += down - anchor.down;
      else if (tries > 0) {
        box.scrollTop = drawnTop(box, anchor.place) - anchor.down;
        frame = requestAnimationFrame(() => align(tries - 1));
        return;
      }
      left.current = null;
      setWaits(false);
    };
    align(mostTries);
    return () => cancelAnimationFrame(frame);
  }, [drawn, left]);

  const shown = useRef(text);
  useEffect(() => {
    if (scrollsToTop && shown.current !== text) drawn.current?.scrollTo(0, 0);
    shown.current = text;
  }, [drawn, text, scrollsToTop]);

  /** Handles a selection whose pointer is released outside of the text. */
  function holdOn({ button }: MouseEvent) {
    const { current: box } = drawn;
    if (button !== 0) return;
    const release = ({ target, clientX, clientY }: globalThis.MouseEvent) => {
      if (!(target instanceof Node && box?.contains(target))) onPress(clientX, clientY);
    };
    document.addEventListener('mouseup', release, { once: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the field under it is reached by the keyboard
    <div
      ref={drawn}
      className="as-it-reads scroller"
      data-waits={waits || undefined}
      aria-hidden
      tabIndex={-1}
      onMouseDown={holdOn}
      onClick={({ clientX, clientY }) => onPress(clientX, clientY)}
    >
      <FormattedText text={text} />
    </div>
  );
}
