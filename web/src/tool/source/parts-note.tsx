import { useEffect, useEffectEvent, useState } from 'react';
import { parts } from '#content/tool/parts.ts';
import { buttonClass } from '#ui/button.tsx';
import { partsFor } from '../review/parts/offer.ts';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';

/** Pause in typing, in ms, after which a text is split into parts. */
const pause = 300;

/** A text that is too long for one request can run in parts; nothing is sent before the button is pressed. */
export default function PartsNote() {
  const [inWords, setInWords] = useState('');
  const text = useWorkspace((state) => state.text);
  const words = useWorkspace((state) => state.words);
  const allowance = useAllowance();
  const offered = useEffectEvent(
    (whole: string) => partsFor({ text: whole, words, selection: null }, allowance)?.inWords ?? '',
  );

  useEffect(() => {
    const planning = setTimeout(() => setInWords(offered(text)), pause);
    return () => clearTimeout(planning);
  }, [text]);

  const start = () => {
    const { spans } = partsFor(humanizer.current(), allowance) ?? {};
    if (spans) void humanizer.humanizeInParts(spans);
  };

  if (inWords === '') return null;
  return (
    <div className="source-note rule-above soft small parts-note spread">
      <p>
        <strong>{inWords}.</strong> {parts.about}
      </p>
      <button type="button" className={`${buttonClass('primary')} button-small`} onClick={start}>
        {parts.start}
      </button>
    </div>
  );
}
