import { useState } from 'react';
import { callWithSession } from '#account/session/call-with-session.ts';
import { download } from '#browser/download.ts';
import { Button } from '#ui/button.tsx';
import { failureInWords } from '#words/failures.ts';
import { calendarDay } from '#words/moments.ts';
import type { PanelProps } from '../panel.ts';

const formats = {
  txt: { label: 'Export Data', type: 'text/plain;charset=utf-8' },
  json: { label: 'Export as JSON', type: 'application/json' },
} as const;

type Format = keyof typeof formats;

export function ExportData({ say }: Pick<PanelProps, 'say'>) {
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
