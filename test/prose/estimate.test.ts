import { describe, expect, test } from 'vitest';
import { estimate } from '#prose/estimate/index.ts';
import { judge } from '#prose/estimate/judge.ts';
import { unpackModel } from '#prose/estimate/model.ts';
import { report } from '#prose/estimate/report.ts';
import weights from '#prose/estimate/weights.json' with { type: 'json' };
import { readDocument } from '#prose/signals/document.ts';
import { aMachinesText, anybodysText, aPersonsText, strangeTexts } from './signals-samples.ts';

async function probabilityOf(text: string): Promise<number> {
  const answer = await estimate(text);
  if (!('probability' in answer)) throw new Error(`Not judged: ${answer.verdict}.`);
  return answer.probability;
}

const firstWords = (text: string, count: number): string => text.split(/\s+/).slice(0, count).join(' ');

const verdictWith = (human: number, machine: number): string =>
  judge(unpackModel({ ...weights, band: { human, machine } }), readDocument(anybodysText)).verdict;

const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!])\s+/);
const mixedText = sentencesIn(aMachinesText)
  .flatMap((sentence, at) => [sentencesIn(aPersonsText)[at] ?? '', sentence])
  .join(' ');

describe('whether a text can be judged', () => {
  test('texts of 80 words or more are judged; for shorter ones the result gives the number needed', async () => {
    const short = { verdict: 'too_short', words: 79, needed: 80 };
    expect(await estimate(firstWords(aPersonsText, 79))).toEqual(short);
    expect(await estimate('')).toEqual({ ...short, words: 0 });
    expect(await probabilityOf(firstWords(aPersonsText, 80))).toBeGreaterThan(0);
  });

  test('code does not count towards the required number of words', async () => {
    const code = `\`\`\`\n${aPersonsText.replaceAll('\n', ' ')}\n\`\`\``;
    expect(await estimate(`Look at this.\n\n${code}`)).toMatchObject({ verdict: 'too_short', words: 3 });
  });

  test.each([
    'Mein Bruder rief am Sonntag an, weil der Kessel wieder klopfte, und so fuhr ich in der Nacht hin.',
    'Mon frère a appelé dimanche parce que la chaudière cognait encore, et je suis parti dans la nuit.',
    'Mi hermano llamó el domingo porque la caldera volvía a golpear, y fui a verlo con una toalla vieja.',
    'Mijn broer belde op zondag omdat de ketel weer klopte, en ik was in de nacht met de auto onderweg.',
    'Мой брат позвонил в воскресенье, потому что котёл снова стучал, и я поехал к нему ночью на машине.',
  ])('“%s” is reported as not English', async (sentence) => {
    expect(await estimate(`${sentence} `.repeat(6))).toEqual({ verdict: 'not_english' });
  });
});

describe('the result', () => {
  test('has the verdict for a probability below, inside or above the band', async () => {
    const probability = await probabilityOf(anybodysText);
    expect(verdictWith(probability + 0.01, 0.9)).toBe('reads_human');
    expect(verdictWith(probability, 0.9)).toBe('cannot_tell');
    expect(verdictWith(0, probability + 0.01)).toBe('cannot_tell');
    expect(verdictWith(0, probability)).toBe('reads_machine');
  });

  test('does not depend on Markdown around the text', async () => {
    const marked = `# On talking\n\n${aMachinesText}\n\n\`\`\`\nlet words = 1;\n\`\`\`\n\n| a | b |\n| - | - |\n`;
    expect(await probabilityOf(marked)).toBe(await probabilityOf(aMachinesText));
  });

  test('is nearly the same for a text repeated 20 times', async () => {
    const text = `${aPersonsText}\n\n${aMachinesText}`;
    const twenty = Array.from({ length: 20 }, () => text).join('\n\n');
    expect(Math.abs((await probabilityOf(twenty)) - (await probabilityOf(text)))).toBeLessThan(0.005);
  });

  test('has a verdict for any text', async () => {
    for (const text of strangeTexts) {
      expect((await estimate(text)).verdict).toMatch(/^[a-z_]+$/);
      const around = await probabilityOf(`${aPersonsText}\n\n${text.slice(0, 40)}\n\n${aPersonsText}`);
      expect(around).toBeGreaterThan(0);
      expect(around).toBeLessThan(1);
    }
  });
});

describe('the weights and the report in the repository', () => {
  test.each([
    ['a person’s', aPersonsText, 0.002_386],
    ['a neutral', anybodysText, 0.068_252],
    ['a mixed', mixedText, 0.999_673],
    ['a machine’s', aMachinesText, 0.999_998],
  ])('the weights give %s text the probability recorded in training', async (_whose, text, recorded) => {
    expect(await probabilityOf(text)).toBeCloseTo(recorded, 6);
  });

  test('the report counts each text once', () => {
    for (const { texts, readsMachine, cannotTell, readsHuman, notJudged } of report.verdicts) {
      expect(readsMachine.count + cannotTell.count + readsHuman.count + notJudged).toBe(texts);
    }
    const alone = report.verdicts.filter(({ kind }) => !kind.includes('TOEFL'));
    const { human, machine } = report.testedOn;
    expect(alone.reduce((sum, { texts }) => sum + texts, 0)).toBe(human + machine);
  });
});
