import { useState } from 'react';
import { chooseTheme, themes, useTheme } from '#browser/theme.ts';
import { resultOf } from '#comparison/rows/rows.ts';
import { DropTarget } from '#files/open/drop-target.tsx';
import { OpenFile } from '#files/open/open-file-button.tsx';
import type { Opened } from '#files/open/use-opening.ts';
import { SaveAs } from '#files/save/save-menu.tsx';
import { HistoryPanel } from '#history/history-panel.tsx';
import { rememberRun } from '#history/history.ts';
import { asItCame } from '#history/reading.ts';
import { Section } from '#page-parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { createToastStore, type ToastRequest } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';
import { longText, shortText } from './edited-text.ts';
import { GalleryDetector } from './gallery-detector.tsx';
import { GalleryDialog } from './gallery-dialog.tsx';
import { GalleryError } from './gallery-error.tsx';

function GalleryFile() {
  const [text, setText] = useState('A draft that was here before.');
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');

  const onOpened = (opened: Opened) => {
    setText(opened.text);
    setName(opened.name);
    setSaid([`Opened ${opened.name}`, ...opened.notes]);
    setRefusal('');
  };
  const onRefused = (sentence: string) => {
    setSaid([]);
    setRefusal(sentence);
  };
  return (
    <>
      <div className="actions">
        <OpenFile onOpened={onOpened} onRefused={onRefused} />
        <SaveAs
          text={text}
          name={name}
          onSaved={(saved, note) => setSaid([`Saved ${saved}`, ...(note === '' ? [] : [note])])}
          onRefused={onRefused}
        />
      </div>
      <div className="gallery-drop">
        <textarea
          className="gallery-text"
          aria-label="Draft"
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DropTarget onOpened={onOpened} onRefused={onRefused} />
      </div>
      <ul aria-label="What is to be known of the file">
        {said.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  );
}

const toasts = createToastStore();

const requests: Record<string, ToastRequest> = {
  Success: { type: 'success', title: 'Saved', message: 'Your name is changed.' },
  Error: {
    type: 'error',
    title: 'Not saved',
    message: 'The connection dropped. Nothing was lost; try again.',
  },
  Warning: { type: 'warning', title: 'Almost used up', message: '450 of 500 words are used.' },
  Info: { type: 'info', title: 'A new version is ready' },
  'Without a close button': { type: 'info', title: 'Goes by itself', showCloseButton: false },
  'Until closed': { type: 'warning', title: 'Stays until it is closed', duration: Infinity },
};

function GalleryToast() {
  const [closed, setClosed] = useState(0);
  return (
    <>
      <p className="actions">
        {Object.entries(requests).map(([label, request]) => (
          <Button
            key={label}
            look="quiet"
            onClick={() => toasts.show({ ...request, onClose: () => setClosed((count) => count + 1) })}
          >
            {label}
          </Button>
        ))}
      </p>
      <p>{closed} toasts closed</p>
    </>
  );
}

const runs = [longText(60), shortText, longText(300)];

function remember() {
  for (const [index, { source, changes, facts }] of runs.entries()) {
    const at = new Date(Date.UTC(2026, 10, 20, 9 + index)).toISOString();
    const result = resultOf(source, changes, new Set());
    const words = source.split(/\s+/).length;
    const id = `gallery-${index}`;
    const how = { strength: 'balanced', tone: 'neutral', formatting: 'keep' } as const;
    rememberRun({ id, at, name: '', how, source, result, changes, ...asItCame, facts, words });
  }
}

function GalleryHistory() {
  const [opened, setOpened] = useState<string>();
  return (
    <div className="gallery-history">
      <p className="actions">
        <Button look="quiet" onClick={remember}>
          Remember three results
        </Button>
      </p>
      <HistoryPanel onOpen={({ result }) => setOpened(result.slice(0, 40))} />
      {opened !== undefined && <p>Opened: {opened}</p>}
    </div>
  );
}

const sizes = ['type-1', 'type-2', 'type-3', 'type-4', 'type-5', 'type-6'] as const;

const colours = [
  'paper',
  'sheet',
  'wash',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'pencil',
  'pencil-pressed',
  'pencil-wash',
  'struck',
  'added',
  'amber',
] as const;

const allowances = [0, 249, 250, 349, 350, 449, 450, 500, 620];

export function Gallery() {
  const theme = useTheme();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <main id="main" className="gallery">
        <h1>Gallery</h1>
        <Section title="Theme">
          <p className="actions">
            {themes.map((each) => (
              <Button key={each} look="quiet" aria-pressed={each === theme} onClick={() => chooseTheme(each)}>
                {each}
              </Button>
            ))}
          </p>
        </Section>
        <Section title="Type">
          <div className="gallery-type">
            {sizes.map((size) => (
              <p key={size} className={size}>
                {size} A careful editor, 0123456789
              </p>
            ))}
            <p className="manuscript">The serif, for headings and for the text being worked on.</p>
          </div>
        </Section>
        <Section title="Colours">
          <ul className="gallery-colours">
            {colours.map((colour) => (
              <li key={colour}>
                <span className={`colour-${colour}`} />
                {colour}
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Buttons">
          <p className="actions">
            <Button>Primary</Button>
            <Button look="quiet">Quiet</Button>
            <Button disabled>Disabled</Button>
            <Button busy={busy} onClick={() => setBusy(true)}>
              {busy ? 'Processing...' : 'Start work'}
            </Button>
          </p>
        </Section>
        <Section title="Dialog">
          <GalleryDialog />
        </Section>
        <Section title="Toasts">
          <GalleryToast />
        </Section>
        <Section title="Meter">
          <div className="gallery-stack">
            {allowances.map((used) => (
              <Meter
                key={used}
                label={`Words, ${used}`}
                used={used}
                limit={500}
                amount={`${used} of 500 words`}
              />
            ))}
            <Meter label="Words, no limit" used={12_000} limit="unlimited" amount="12,000 words, Unlimited" />
            <Meter label="Words, limit of none" used={0} limit={0} amount="0 of 0 words" />
          </div>
        </Section>
        <Section title="Skeleton">
          <div className="gallery-stack">
            <Skeleton label="Loading the paragraph" lines={4} />
          </div>
        </Section>
        <Section title="Detector">
          <GalleryDetector />
        </Section>
        <Section title="Files">
          <GalleryFile />
        </Section>
        <Section title="Error boundary">
          <GalleryError />
        </Section>
        <Section title="What is remembered">
          <GalleryHistory />
        </Section>
      </main>
      <Toaster store={toasts} />
    </>
  );
}
