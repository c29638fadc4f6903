import { useId, useState } from 'react';
import { sampleToSend, type Voice, voiceSampleWords } from '#contract/voice.ts';
import { chargedWords } from '#contract/words.ts';
import { measureVoice } from '#prose/voice/index.ts';
import { sampleLength, voiceCopy } from '#content/tool/voice.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { inFigures } from '#words/figures.ts';
import { deleteVoice, keepVoice, useKeptVoice } from './kept-voice.ts';

/** Describes each measured figure in a few words. */
export function voiceInWords(voice: Voice): string[] {
  const favourites = Object.values(voice.links).map((word) => `“${word}”`);
  return [
    `About ${inFigures(Math.round(voice.sentenceLength))} words per sentence`,
    ...(voice.contractions === null ? [] : [contractionsInWords(voice.contractions)]),
    dashesInWords(voice.dashes),
    personInWords(voice.firstPerson),
    ...(favourites.length > 0 ? [favourites.join(', ')] : []),
    ...(voice.spelling === null ? [] : [`${voice.spelling} spelling`]),
  ];
}

function contractionsInWords(share: number): string {
  if (share >= 0.6) return 'many contractions';
  if (share >= 0.2) return 'some contractions';
  return share > 0 ? 'few contractions' : 'no contractions';
}

/** `often` is the count per thousand words, here and in `personInWords`. */
function dashesInWords(often: number): string {
  if (often === 0) return 'no dashes';
  return often < 3 ? 'few dashes' : 'many dashes';
}

function personInWords(often: number): string {
  if (often === 0) return 'never “I” or “we”';
  return often < 20 ? '“I” or “we” now and then' : '“I” or “we” often';
}

const { least, most } = voiceSampleWords;

type Props = {
  /** Applies the stored voice to the options, or removes theirs if none is stored. */
  match: () => void;
  onClose: () => void;
};

export default function VoiceDialog({ match, onClose }: Props) {
  const kept = useKeptVoice();
  const [sample, setSample] = useState(kept?.sample ?? '');
  const [sends, setSends] = useState(kept?.voice.sample !== undefined);
  const [notKept, setNotKept] = useState(false);
  const id = useId();
  const words = chargedWords(sample);
  const voice = words >= least && words <= most ? measureVoice(sample) : null;

  function save() {
    if (voice === null) return;
    const sent = sends ? { ...voice, sample: sampleToSend(sample) } : voice;
    const isKept = keepVoice({ sample, voice: sent });
    match();
    if (isKept) onClose();
    else setNotKept(true);
  }

  function remove() {
    deleteVoice();
    match();
    setSample('');
    setSends(false);
    setNotKept(false);
  }

  return (
    <Dialog title={voiceCopy.title} onClose={onClose}>
      <div className="voice-dialog stack-4 small">
        <p>{voiceCopy.about}</p>
        <div className="field">
          <label htmlFor={id}>{voiceCopy.label}</label>
          <textarea
            id={id}
            className="field-input"
            rows={9}
            value={sample}
            placeholder={voiceCopy.placeholder}
            aria-describedby={`${id}-length`}
            aria-invalid={words > most || undefined}
            onChange={({ target }) => setSample(target.value)}
          />
          <p
            id={`${id}-length`}
            className="voice-length soft numbers"
            data-too-long={words > most || undefined}
          >
            {sampleLength(words)}
          </p>
        </div>
        <output className="voice-measured stack-1" aria-label={voiceCopy.measured}>
          {voice !== null && (
            <>
              <strong>{voiceInWords(voice).join(' · ')}</strong>
              {voice.firstPerson > 0 && <small>{voiceCopy.never}</small>}
            </>
          )}
        </output>
        <label>
          <input type="checkbox" checked={sends} onChange={({ target }) => setSends(target.checked)} />{' '}
          {voiceCopy.send}
        </label>
        <FormError>{notKept && voiceCopy.notKept}</FormError>
        <div className="actions">
          <Button aria-disabled={voice === null} onClick={save}>
            {voiceCopy.save}
          </Button>
          {kept !== null && (
            <Button look="quiet" onClick={remove}>
              {voiceCopy.remove}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
