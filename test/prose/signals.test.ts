import { describe, expect, test } from 'vitest';
import { random } from '../../scripts/shared/random.ts';
import { type Signal, type SignalName, signals } from '#prose/signals/index.ts';
import { aMachinesText, aPersonsText, strangeTexts } from './signals-samples.ts';

function signalOf(text: string, name: SignalName): Signal {
  const found = signals(text).signals.find((signal) => signal.name === name);
  if (!found) throw new Error(`No signal is named ${name}.`);
  return found;
}

const quotes = (text: string, name: SignalName): string[] =>
  signalOf(text, name).spans.map((span) => span.text);

describe('what is counted', () => {
  test('sentence length is the mean number of words per sentence', () => {
    expect(signalOf('One two three. One two three four five.', 'sentence_length').value).toBe(4);
  });

  test('sentences of equal length have a variation of 0, and a run of them is marked as one span', () => {
    expect(signalOf('I like tea. You like jam. We like rain.', 'sentence_variation').value).toBe(0);
    const even = 'The cat sat down here. The dog ran off home. The cow ate some hay. The hen laid an egg.';
    expect(quotes(`${even} No.`, 'sentence_variation')).toEqual([even]);
  });

  test('repeating one word does not raise the vocabulary score', () => {
    expect(signalOf('tea '.repeat(60), 'vocabulary').value).toBe(1);
    expect(signalOf(aPersonsText, 'vocabulary').value).toBeGreaterThan(35);
  });

  test('a marker phrase is one span that quotes the whole phrase and has a reason', () => {
    const { spans } = signalOf('Bread plays a crucial role here, and is a testament to it.', 'markers');
    expect(spans.map((span) => span.text)).toEqual(['plays a crucial role', 'a testament to']);
    expect(spans.every(({ reason }) => reason.endsWith('.'))).toBe(true);
  });

  test.each<[string, SignalName, string, string[]]>([
    ['no phrase across a comma', 'markers', 'It was not, only later, a farm.', []],
    [
      'connectives that link clauses',
      'connectives',
      'However, we left; therefore, it rained.',
      ['However', 'therefore'],
    ],
    ['no connective inside a clause', 'connectives', 'We left however we could.', []],
    [
      'an “…ing” clause up to the next punctuation mark',
      'ing_clauses',
      'The council closed the road last week, leaving the shops empty, and nobody asked them.',
      ['leaving the shops empty'],
    ],
    ['no list of three', 'ing_clauses', 'We spent the summer swimming, fishing, and sleeping late.', []],
    [
      'no list of two',
      'ing_clauses',
      'We spent the summer swimming, fishing off the pier when we could.',
      [],
    ],
    ['no “including”', 'ing_clauses', 'The whole street came out, including the vicar and his dog.', []],
    ['no “…ing” word as a subject', 'ing_clauses', 'On most days, walking is enough for me.', []],
    ['no “nothing”', 'ing_clauses', 'He said that he felt ill, nothing more than that.', []],
    [
      'nominalisations, not everyday nouns',
      'nominalisations',
      'The implementation at the station raised the effectiveness of the government.',
      ['implementation', 'effectiveness'],
    ],
    ['a list of three', 'threes', 'It was fast, cheap, and simple.', ['fast, cheap, and simple']],
    ['no list of four', 'threes', 'It was fast, cheap, light, and simple to fix.', []],
    [
      'dashes, not hyphens',
      'dashes',
      'He came—late – as always - and well-fed -- home, pages 3–4.',
      ['—', '–', '-', '--'],
    ],
    [
      'a sentence opening repeated within two sentences',
      'repeated_openings',
      'She left. He stayed. She wept. It rained.',
      ['She'],
    ],
    [
      'contractions, not possessives',
      'contractions',
      "I don't know. It’s Anna's, isn’t it?",
      ["don't", 'It’s', 'isn’t'],
    ],
  ])('%s (%s)', (_, name, text, found) => {
    expect(quotes(text, name)).toEqual(found);
  });

  test('long words and long sentences raise the reading grade', () => {
    const plain = signalOf('We had tea. It was hot. Then we went home.', 'reading_grade').value;
    expect(plain).toBeLessThan(3);
    expect(signalOf(aMachinesText, 'reading_grade').value).toBeGreaterThan(12);
  });
});

describe('what counts as prose', () => {
  const plain = 'The mill stands by the river. We walk there on Sundays, mostly in the rain.';
  const marked = `# A crucial testament; however, a heading

${plain}

\`\`\`
const crucial = delve(); // moreover; indeed
\`\`\`

| crucial | pivotal |
| --- | --- |
| delve; | tapestry |`;

  test('headings, code and tables are not counted', () => {
    const bare = signals(plain);
    const found = signals(marked);
    expect(found.words).toBe(bare.words);
    for (const [at, signal] of found.signals.entries()) expect(signal.value).toBe(bare.signals[at]?.value);
  });

  test('inline code, URLs and reference marks do not count as words', () => {
    const text = 'Run `npm delve` at https://delve.example/a;b and read on [12] <br> today.';
    expect(signals(text).words).toBe(6);
    expect(quotes(text, 'markers')).toEqual([]);
    expect(quotes(text, 'semicolons')).toEqual([]);
  });

  test('the text of a link is counted, its URL is not', () => {
    expect(signals('See [the crucial map](https://maps.example/pivotal) here.').words).toBe(5);
  });

  test('a list item counts as a sentence only if it ends with a full stop', () => {
    const text = 'We bought these things at the market.\n\n- milk\n- bread\n- It rained on the way home.';
    expect(signalOf(text, 'sentence_length').value).toBe((7 + 6) / 2);
  });
});

const valuesOf = (name: SignalName) =>
  [aMachinesText, aPersonsText].map((text) => signalOf(text, name).value) as [number, number];

describe('comparison with human writing', () => {
  test('a short text is not compared with human texts', () => {
    expect(new Set(signals('It rained. We stayed in.').signals.map(({ place }) => place))).toEqual(
      new Set(['too_short']),
    );
  });

  test('a text full of markers is above the human range, and its sentence says so', () => {
    const { place, sentence, value, human } = signalOf(aMachinesText, 'markers');
    expect(place).toBe('above');
    expect(value).toBeGreaterThan(human.high);
    expect(sentence).toContain('People use them less. In nineteen of twenty human texts it is at most');
  });

  test('a machine-sounding text is higher on five signals, varies its sentences less and has fewer contractions', () => {
    for (const name of [
      'markers',
      'connectives',
      'ing_clauses',
      'nominalisations',
      'reading_grade',
    ] as const) {
      const [machine, person] = valuesOf(name);
      expect(machine, name).toBeGreaterThan(person);
    }
    for (const name of ['sentence_variation', 'contractions'] as const) {
      const [machine, person] = valuesOf(name);
      expect(machine, name).toBeLessThan(person);
    }
  });

  test('most signals of a person’s text are inside the human range', () => {
    const found = signals(aPersonsText).signals;
    expect(found.filter(({ place }) => place === 'inside').length).toBeGreaterThanOrEqual(found.length - 4);
  });

  test('the percentiles of every signal are in ascending order', () => {
    for (const { human } of signals('').signals) {
      const rising = [human.low, human.quarter, human.median, human.threeQuarters, human.high];
      expect(rising.toSorted((left, right) => left - right)).toEqual(rising);
    }
  });

  test('every signal has a label, a unit and a complete sentence', () => {
    for (const { label, unit, sentence } of signals(aMachinesText).signals) {
      expect(label).not.toBe('');
      expect(unit).not.toBe('');
      expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
    }
  });
});

describe('any text', () => {
  const pieces = [
    ['a', 'the ', 'is ', 'crucial ', 'running ', ', ', '. ', '; ', '—', '’', 'é', '\ud83d'],
    ['\n', '\n\n', '# ', '- ', '* ', '1.', '`', '```\n', '|', '"', '(', '](', '$', '\\', '<b>'],
  ].flat();

  function mixed(seed: number): string {
    const next = random(seed);
    return Array.from({ length: 300 }, () => pieces[Math.floor(next() * pieces.length)]).join('');
  }

  const made = Array.from({ length: 200 }, (_, at) => mixed(at));
  const texts = [...strangeTexts, aPersonsText, aMachinesText, ...made];

  test('gives finite numbers, and spans that are in order and quote the text exactly', () => {
    for (const text of texts) {
      for (const { value, spans } of signals(text).signals) {
        expect(Number.isFinite(value) && value >= 0).toBe(true);
        let last = 0;
        for (const { start, end, text: quoted } of spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(quoted).toBe(text.slice(start, end));
          last = start;
        }
      }
    }
  });

  test.each([
    ['prose', `${aPersonsText} `],
    ['one word', 'a'],
    ['backticks', '`` ` '],
    ['brackets', '[1, ![ ]( '],
    ['commas', 'running, '],
    ['full stops', '. '],
    ['dollar signs', '$x_'],
  ])('takes time roughly in proportion to its length: %s', (_name, piece) => {
    const timed = (size: number): number => {
      const text = piece.repeat(Math.ceil(size / piece.length));
      const started = Date.now();
      signals(text);
      return Date.now() - started;
    };
    timed(20_000);
    const small = Math.min(timed(40_000), timed(40_000), timed(40_000));
    const large = Math.min(timed(320_000), timed(320_000));
    expect(large).toBeLessThan(30 * small + 500);
  });
});
