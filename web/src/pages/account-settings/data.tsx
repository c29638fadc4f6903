import { useState } from 'react';
import { callWithSession } from '#account/session/call-with-session.ts';
import { download } from '#browser/download.ts';
import { Section } from '#page-parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { failureInWords } from '#words/failures.ts';
import { calendarDay } from '#words/moments.ts';
import { FormBehindButton } from './forms/form-behind-button.tsx';
import type { PanelProps } from './forms/settings-form.tsx';
import { DeleteAccount } from './delete-account.tsx';

const formats = {
  txt: { label: 'Export Data', type: 'text/plain;charset=utf-8' },
  json: { label: 'Export as JSON', type: 'application/json' },
} as const;

type Format = keyof typeof formats;

function ExportData({ say }: Pick<PanelProps, 'say'>) {
  const [underWay, setUnderWay] = useState<Format>();

  const save = async (format: Format) => {
    say(undefined);
    setUnderWay(format);
    const answer = await callWithSession('GET /api/user/export');
    setUnderWay(undefined);
    if (!answer.ok) {
      const text = failureInWords(answer, 'Failed to export data');
      return say({ kind: 'error', text, more: 'No file was saved. Please try again.' });
    }
    const { readable_text, data } = answer.data;
    const content = format === 'txt' ? readable_text : JSON.stringify(data, null, 2);
    const { type } = formats[format];
    download(`user-data-${calendarDay(new Date())}.${format}`, new Blob([content], { type }));
    return say({ kind: 'success', text: 'Data exported successfully' });
  };

  return (
    <>
      <p>A file you can read, or the same as JSON for another program.</p>
      <p className="actions">
        {(['txt', 'json'] as const).map((format) => (
          <Button key={format} look="quiet" busy={underWay === format} onClick={() => void save(format)}>
            {formats[format].label}
          </Button>
        ))}
      </p>
    </>
  );
}

export const DataPanel = ({ known, say, onDeleted, resumed }: PanelProps) => (
  <>
    <Section title="Your data" note={<p>Everything we keep about you. Your texts are not kept.</p>}>
      <ExportData say={say} />
    </Section>
    <Section
      title="Delete the account"
      note={<p>This is permanent: nobody can restore the account, not even we.</p>}
    >
      <div className="deletion">
        <FormBehindButton
          label="Delete Account"
          openAtFirst={resumed === 'delete-account'}
          onOpen={() => say(undefined)}
          closed={
            <p>
              Your profile, plan, words and devices are deleted immediately. Records of payments stay, without
              your name. You may want to export your data first.
            </p>
          }
        >
          {(close) => <DeleteAccount {...{ known, say, onDeleted }} onClose={close} />}
        </FormBehindButton>
      </div>
    </Section>
  </>
);
