import { inject } from 'vitest';
import type { HumanizeResult, TextChange } from '#contract/humanize.ts';
import type { Bindings } from '#env.ts';
import { answerGone } from '#humanizer/run.ts';
import { machineText, openHumanizer } from './humanizer-api.ts';

/** Opens an app whose engine is a model that responds in this way; `asked` returns the requests to the model. */
export function model(way: string, more: Partial<Bindings> = {}) {
  const id = crypto.randomUUID();
  const waits: number[] = [];
  const api = openHumanizer({
    env: {
      HUMANIZER_ENGINE: 'chat',
      HUMANIZER_URL: `${inject('upstream')}/chat/${way}/${id}/v1`,
      HUMANIZER_MODEL: 'small',
      HUMANIZER_SECONDS: way === 'silent' ? '0.2' : '20',
      ...more,
    },
    wait: async (milliseconds) =>
      void (milliseconds > 0 && milliseconds !== answerGone && waits.push(milliseconds)),
  });
  const asked = async () => (await fetch(`${inject('upstream')}/chat-asked/${id}`)).json<Asked[]>();
  return { api, waits, asked };
}

// oxlint-disable-next-line typescript/no-explicit-any
type Asked = { path: string; headers: Record<string, string>; body: any; material: any };

export const needy =
  'Furthermore, numerous companies utilize 12 tools of Ada Quill, and “we are not done” stays.';
export const text = `The boat left at dawn. ${needy} The rain came later.\n\n${machineText}`;

export const byModel = ({ changes }: HumanizeResult): TextChange[] =>
  changes.filter(({ by }) => by === 'model');

export const hidden = { HUMANIZER_NAMES: 'hidden' };

const doctors = 'Furthermore, the doctors of Ada Quill utilize 12 fierce voices.';
export const withDoctors = `${machineText}\n\n${doctors}`;
