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
  test('the length of sentences is the mean of their words', () => {
    expect(signalOf('One two three. One two three four five.', 'sentence_length').value).toBe(4);
  });

  test('sentences of one length do not vary, and a run of them is shown whole', () => {
    expect(signalOf('I like tea. You like jam. We like rain.', 'sentence_variation').value).toBe(0);
    const even = 'The cat sat down here. The dog ran off home. The cow ate some hay. The hen laid an egg.';
    expect(quotes(`${even} No.`, 'sentence_variation')).toEqual([even]);
  });

  test('the same word over and over is no variety', () => {
    expect(signalOf('tea '.repeat(60), 'vocabulary').value).toBe(1);
    expect(signalOf(aPersonsText, 'vocabulary').value).toBeGreaterThan(35);
  });

  test('a marker phrase is one place, quoted whole, with a reason', () => {
    const { spans } = signalOf('Bread plays a crucial role here, and is a testament to it.', 'markers');
    expect(spans.map((span) => span.text)).toEqual(['plays a crucial role', 'a testament to']);
    expect(spans.every(({ reason }) => reason.endsWith('.'))).toBe(true);
  });

  test.each<[string, SignalName, string, string[]]>([
    ['no phrase over a comma', 'markers', 'It was not, only later, a farm.', []],
    [
      'connectives that join',
      'connectives',
      'However, we left; therefore, it rained.',
      ['However', 'therefore'],
    ],
    ['none inside a clause', 'connectives', 'We left however we could.', []],
    [
      'an “…ing” clause up to the next mark',
      'ing_clauses',
      'The council closed the road last week, leaving the shops empty, and nobody asked them.',
      ['leaving the shops empty'],
    ],
    ['no list', 'ing_clauses', 'We spent the summer swimming, fishing, and sleeping late.', []],
    [
      'no list of two',
      'ing_clauses',
      'We spent the summer swimming, fishing off the pier when we could.',
      [],
    ],
    ['no “including”', 'ing_clauses', 'The whole street came out, including the vicar and his dog.', []],
    ['no subject', 'ing_clauses', 'On most days, walking is enough for me.', []],
    ['no “nothing”', 'ing_clauses', 'He said that he felt ill, nothing more than that.', []],
    [
      'nouns made of verbs, not everyday nouns',
      'nominalisations',
      'The implementation at the station raised the effectiveness of the government.',
      ['implementation', 'effectiveness'],
    ],
    ['three things', 'threes', 'It was fast, cheap, and simple.', ['fast, cheap, and simple']],
    ['no list of four', 'threes', 'It was fast, cheap, light, and simple to fix.', []],
    [
      'dashes, not hyphens',
      'dashes',
      'He came—late – as always - and well-fed -- home, pages 3–4.',
      ['—', '–', '-', '--'],
    ],
    [
      'openings within two sentences',
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

  test('long words in long sentences raise the grade', () => {
    const plain = signalOf('We had tea. It was hot. Then we went home.', 'reading_grade').value;
    expect(plain).toBeLessThan(3);
    expect(signalOf(aMachinesText, 'reading_grade').value).toBeGreaterThan(12);
  });
});

describe('what is prose', () => {
  const plain = 'The mill stands by the river. We walk there on Sundays, mostly in the rain.';
  const marked = `# A crucial testament; however, a heading

${plain}

\`\`\`
const crucial = delve(); // moreover; indeed
\`\`\`

| crucial | pivotal |
| --- | --- |
| delve; | tapestry |`;

  test('headings, code and tables count for nothing', () => {
    const bare = signals(plain);
    const found = signals(marked);
    expect(found.words).toBe(bare.words);
    for (const [at, signal] of found.signals.entries()) expect(signal.value).toBe(bare.signals[at]?.value);
  });

  test('code inside a line, addresses and reference marks are no words', () => {
    const text = 'Run `npm delve` at https://delve.example/a;b and read on [12] <br> today.';
    expect(signals(text).words).toBe(6);
    expect(quotes(text, 'markers')).toEqual([]);
    expect(quotes(text, 'semicolons')).toEqual([]);
  });

  test('the words of a link count, its address does not', () => {
    expect(signals('See [the crucial map](https://maps.example/pivotal) here.').words).toBe(5);
  });

  test('a bare list item is no sentence, one with a stop is', () => {
    const text = 'We bought these things at the market.\n\n- milk\n- bread\n- It rained on the way home.';
    expect(signalOf(text, 'sentence_length').value).toBe((7 + 6) / 2);
  });
});

const valuesOf = (name: SignalName) =>
  [aMachinesText, aPersonsText].map((text) => signalOf(text, name).value) as [number, number];

describe('what it means', () => {
  test('a short text is not set beside others', () => {
    expect(new Set(signals('It rained. We stayed in.').signals.map(({ place }) => place))).toEqual(
      new Set(['too_short']),
    );
  });

  test('a text full of markers lies above what people write, and says so', () => {
    const { place, sentence, value, human } = signalOf(aMachinesText, 'markers');
    expect(place).toBe('above');
    expect(value).toBeGreaterThan(human.high);
    expect(sentence).toContain('People use them less. In nineteen of twenty human texts it is at most');
  });

  test('a machine-sounding text has more of each sign, and less variation and fewer contractions', () => {
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

  test('most of what a person writes lies inside the human range', () => {
    const found = signals(aPersonsText).signals;
    expect(found.filter(({ place }) => place === 'inside').length).toBeGreaterThanOrEqual(found.length - 4);
  });

  test('percentiles rise', () => {
    for (const { human } of signals('').signals) {
      const rising = [human.low, human.quarter, human.median, human.threeQuarters, human.high];
      expect(rising.toSorted((left, right) => left - right)).toEqual(rising);
    }
  });

  test('every signal has a heading, a unit and a whole sentence', () => {
    for (const { label, unit, sentence } of signals(aMachinesText).signals) {
      expect(label).not.toBe('');
      expect(unit).not.toBe('');
      expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
    }
  });
});

describe('any text at all', () => {
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

  test('gives finite numbers, and spans that lie in the text in order and quote it', () => {
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

  test('gives the same answer twice', () => {
    for (const text of texts.slice(-20)) expect(signals(text)).toEqual(signals(text));
  });

  test.each([
    ['prose', `${aPersonsText} `],
    ['one word', 'a'],
    ['back-ticks', '`` ` '],
    ['brackets', '[1, ![ ]( '],
    ['commas', 'running, '],
    ['stops', '. '],
    ['dollars', '$x_'],
  ])('takes eight times as long for eight times as much: %s', (_name, piece) => {
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
