import { useState } from 'react';
import { chooseTheme, themes, useTheme } from '#browser/theme.ts';
import { resultOf } from '#comparison/rows/rows.ts';
import { HistoryPanel } from '#history/history-panel.tsx';
import { rememberRun } from '#history/history.ts';
import { asItCame } from '#history/reading.ts';
import { Section } from '#page-parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { GalleryDetector } from './gallery-detector.tsx';
import { GalleryDialog } from './gallery-dialog.tsx';
import { longText, shortText } from './edited-text.ts';
import { GalleryError } from './gallery-error.tsx';
import { GalleryFile } from './gallery-files.tsx';
import { toasts, GalleryToast } from './gallery-toasts.tsx';

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
