import { expect, test } from 'vitest';
import { formattings, type HumanizeOptions, strengths, tones } from '#contract/humanize.ts';
import { limits } from '#contract/limits.ts';
import { sample } from '#contract/sample.ts';
import { rulesEngine } from '#humanizer/engines/rules.ts';
import { applyChanges } from '#prose/index.ts';

const mail = `**Subject: Updated Launch Date**

Hi team, we are moving our launch to June 2. The vendor did not pass its audit, so we are taking three weeks.

In order to help, please utilize the new form. It is important to note that you do not need to reply.`;

async function planned(text: string, options: HumanizeOptions) {
  const plan = await rulesEngine.plan(text, options);
  const [chunk] = plan.chunks;
  const { changes } = await plan.rewrite(chunk!, new AbortController().signal);
  return { text: applyChanges(text, changes), others: plan.otherSettings?.() };
}

test.each([
  ['the sample', sample, {}],
  ['an email with bold words', mail, {}],
  ['the same email in a formal tone', mail, { strength: 'light', tone: 'formal', formatting: 'plain' }],
] as const)('for %s, exactly the settings that change the text are listed', async (_, text, options) => {
  const { text: now, others } = await planned(text, options);
  const settings = [
    { of: 'strength', values: strengths },
    { of: 'tone', values: tones },
    { of: 'formatting', values: formattings },
  ] as const;
  for (const { of, values } of settings) {
    const known = [now];
    const changing: string[] = [];
    for (const value of values) {
      const { text: other } = await planned(text, { ...options, [of]: value });
      if (!known.includes(other)) changing.push(value);
      known.push(other);
    }
    expect(Object.keys(others![of])).toEqual(changing);
  }
});

test('the places that a setting would change are counted', async () => {
  const text = `${'The boat left at dawn. '.repeat(20)}We are late, and we do not know why.`;
  const { others } = await planned(text, {});
  expect(others).toEqual({ strength: {}, tone: { casual: 2 }, formatting: {} });
});

test('a long text has no list of settings, because each would have to be tried', async () => {
  const { others } = await planned('The boat left at dawn. '.repeat(limits.otherSettingsWords / 5 + 1), {});
  expect(others).toBeNull();
});
