// What the browser stores of a voice, and which part of it belongs to a run.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureVoice } from '#prose/voice/index.ts';
import { isSameOptions } from '#tool/review/options.ts';
import { optionsFrom } from '#tool/stored/stored-options.ts';
import { deleteVoice, keepVoice, withoutVoice, withVoice, withVoiceOfToday } from '#tool/voice/kept-voice.ts';
import { voiceFrom, voiceOption } from '#tool/voice/stored-voice.ts';
import { voiceInWords } from '#tool/voice/voice-dialog.tsx';
import { defaultOptions } from '#tool/workspace/workspace.ts';

const sample =
  "I don't mind the rain, but the colour of it isn't mine. We can't stay, but the boat will. ".repeat(10);
const voice = measureVoice(sample);

beforeEach(() => void vi.stubGlobal('localStorage', undefined));
afterEach(deleteVoice);

test('a stored voice is restored unchanged, and one that the server would reject is ignored', () => {
  for (const kept of [voice, measureVoice(`${sample} It rained \u2013 it poured.`)])
    expect(voiceFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const wrong of [
    null,
    'a voice',
    { ...voice, sentenceLength: 0 },
    { ...voice, sentenceLength: 201 },
    { ...voice, contractions: 2 },
    { ...voice, dashes: 'many' },
    { ...voice, links: null },
  ])
    expect(voiceFrom(wrong)).toBeNull();
  const partly = voiceFrom({ ...voice, links: { but: 'yet', so: 'so' }, spelling: 'Welsh', dashForm: '--' });
  expect(partly).toMatchObject({ links: { so: 'so' }, spelling: null, dashForm: null });
});

test('results made with a voice, without one and with another one are distinguished', () => {
  keepVoice({ sample, voice });
  const matching = withVoice(defaultOptions);
  expect(isSameOptions(matching, withVoice(defaultOptions))).toBe(true);
  expect(isSameOptions(matching, withoutVoice(matching))).toBe(false);
  keepVoice({ sample, voice: { ...voice, spelling: 'American' } });
  expect(isSameOptions(matching, withVoice(matching))).toBe(false);
  expect(isSameOptions(optionsFrom(JSON.parse(JSON.stringify(matching))), matching)).toBe(true);
  expect(optionsFrom({ ...matching, voice: '{"sentenceLength":' })).toEqual(defaultOptions);
});

test('after a reload, a draft without a voice stays without one, and one with a voice uses the current voice', () => {
  expect(withVoiceOfToday(defaultOptions, false)).toBe(defaultOptions);
  keepVoice({ sample, voice });
  expect(withVoiceOfToday(defaultOptions, true)).toBe(defaultOptions);
  expect(withVoiceOfToday(defaultOptions, false).voice).toBe(voiceOption(voice));
  const matching = withVoice(defaultOptions);
  expect(withVoiceOfToday(matching, true)).toBe(matching);
  deleteVoice();
  expect(withVoiceOfToday(matching, true)).toEqual(defaultOptions);
});

test('a measured voice is described in plain words', () => {
  expect(voiceInWords(voice).join(' · ')).toBe(
    'About 10 words per sentence · many contractions · no dashes · “I” or “we” often · “but” · British spelling',
  );
  const other = { ...voice, contractions: null, dashes: 5, firstPerson: 0, links: {}, spelling: null };
  expect(voiceInWords(other).slice(1)).toEqual(['many dashes', 'never “I” or “we”']);
});
