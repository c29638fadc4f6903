import { describe, expect, it } from 'vitest';
import { judgeRewriting, readSource, type Verdict } from '#prose/index.ts';

const order: readonly Verdict[] = ['kept', 'in doubt', 'lost'];

function judged(source: string, rewriting: string) {
  const units = judgeRewriting(readSource(source), rewriting);
  const verdict = order[Math.max(0, ...units.map((unit) => order.indexOf(unit.verdict)))];
  return {
    verdict,
    why: units.flatMap(({ why }) => (why === '' ? [] : why)).join(' '),
    kinds: units.flatMap(({ seen }) => seen.map(({ kind }) => kind)),
  };
}

describe('a rewording with the same meaning gets the verdict “kept”', () => {
  it.each([
    ['dropped praise', 'The app gives invaluable help to new tenants.', 'The app helps new tenants.'],
    ['a unit set apart from its figure', 'It is 8km long.', 'It is 8 kilometres long.'],
    ['a synonym', 'The town utilizes the old mill as a library.', 'The town uses the old mill as a library.'],
    [
      '"by 60 managers" to active',
      'The tool is used by 60 store managers.',
      '60 store managers use the tool.',
    ],
    ['a stock opening removed', 'In today’s fast-paced world, many skip lunch.', 'Many skip lunch.'],
    ['passive to active', 'The plan was approved by the council.', 'The council approved the plan.'],
    ['noun to verb', 'Their decision to leave came in June.', 'They decided to leave in June.'],
    [
      'a clause split off',
      'The dog may run free, but never alone.',
      'The dog may run free. Never alone, though.',
    ],
    [
      'two sentences joined',
      'The ferry leaves at nine. The bus is red.',
      'The ferry leaves at nine, while the bus is red.',
    ],
    ['"X is one issue" inverted', 'Noise is one issue.', 'One issue is noise.'],
    ['"not only but also"', 'The tool is not only fast but also cheap.', 'The tool is fast and cheap.'],
    ['"un-" replaced by "without"', 'Members get unlimited coffee.', 'Members get coffee without a limit.'],
    ['a negated opposite', 'The climb is not easy.', 'The climb is hard.'],
    [
      '“inexpensive” beside a denial',
      'It is an inexpensive, odorless oil.',
      'It is a cheap oil that doesn’t smell.',
    ],
    ['a number in words', 'It rained for three days.', 'It rained for 3 days.'],
    ['a multiple reworded', 'The new mast is twice as tall.', 'The new mast is two times as tall.'],
    ['curly quotation marks', 'She said “wait here” and left.', 'She said "wait here" and left.'],
    ['a capital after a dash', 'One rule holds — Boats stay inside.', 'One rule holds: boats stay inside.'],
    ['a contraction', 'We are not going because it is late.', "We aren't going because it's late."],
    ['a date moved', 'In 2019, the club opened a pool.', 'The club opened a pool in 2019.'],
    ['a filler phrase removed', 'It is important to note that the road is closed.', 'The road is closed.'],
    ['an opener removed', 'Additionally, the road is closed.', 'The road is closed.'],
    ['a light verb', 'The nurse conducted an examination of the arm.', 'The nurse examined the arm.'],
    ['clauses swapped', 'If it rains, the match moves indoors.', 'The match moves indoors if it rains.'],
    [
      'a name replaced by a pronoun',
      'The Orsel bridge is old. The Orsel bridge sags.',
      'The Orsel bridge is old. It sags.',
    ],
    ['a title said once', 'Then the Council met, and the council voted.', 'Then the council met and voted.'],
  ])('%s', (_, source, rewriting) => {
    expect(judged(source, rewriting)).toMatchObject({ verdict: 'kept', why: '' });
  });
});

describe('a definite change of meaning gets the verdict “lost”', () => {
  it.each([
    ['“inexpensive”', 'The lamp is inexpensive.', 'The lamp is expensive.', 'direction'],
    [
      'a relative',
      'My brother uses a wheelchair, so I care about ramps.',
      'My sister uses a wheelchair, so ramps matter to me.',
      'who',
    ],
    [
      'a denial in a statement before “but”',
      'I did not meet the team, but I have read its reports.',
      'I met the team and have read its reports.',
      'denial',
    ],
    [
      'a person before the same words',
      'We never asked them to pay. When we finally did, most of them left.',
      'We never asked them to pay. When they finally did, most left.',
      'who',
    ],
    [
      'an opposite beside another difference',
      'The charity lost 40 volunteers, which was a considerable problem.',
      'The charity gained 40 volunteers, a real problem.',
      'direction',
    ],
    ['the side of a date', 'I could start after 14 May.', 'I could start before 14 May.', 'direction'],
    ['a number', 'The tank holds 40 litres.', 'The tank holds 50 litres.', 'number'],
    ['a price', 'It costs $31 a month.', 'It costs $39 a month.', 'number'],
    ['a date', 'The shop opens in March.', 'The shop opens on a Monday in April.', 'date'],
    ['a time of day', 'The gate closes at 7 am.', 'The gate closes at 7 pm.', 'date'],
    ['a name', 'We met Ottilie Brandt in Kiel.', 'We met Ottilie Berg in Kiel.', 'name'],
    ['a rate dropped', 'The tour costs £14 per person.', 'The tour costs £14.', 'number'],
    ['a rate added', 'She runs 5 miles.', 'She runs 5 miles a day.', 'number'],
    ['a quotation', 'He said, "It holds until spring."', 'He said, "It holds until summer."', 'quotation'],
    ['an address', 'Write to desk@harbour.example today.', 'Write to help@harbour.example today.', 'address'],
    ['the half of the day', 'Come before 8am or after 8pm.', 'Come before 8pm or after 8pm.', 'date'],
    ['a citation', 'Sleep helps memory (Orm, 2014).', 'Sleep helps memory (Orm, 2015).', 'citation'],
    ['a dropped "not"', 'One dose may not be enough.', 'One dose may be enough.', 'denial'],
    [
      'a dropped "not" in a restructured sentence',
      'To be clear, I am not late, and I pay on time.',
      'I am late, and I pay on time.',
      'denial',
    ],
    [
      'two swapped figures',
      'Uptake was 61.3% in the control group, 67.8% in the single group and 74.1% in the double group.',
      'Uptake was 74.1% in the control group, 67.8% in the single group and 61.3% in the double group.',
      'number',
    ],
    [
      'two swapped figures with their years in place',
      'Visits rose from 41,000 in 2019 to 58,000 in 2023.',
      'Visits rose from 58,000 in 2019 to 41,000 in 2023.',
      'number',
    ],
    ['a fraction', 'Nearly a third of the trees died.', 'Nearly half of the trees died.', 'number'],
    ['"by" changed to "to"', 'Sales fell by 12 percent.', 'Sales fell to 12 percent.', 'quantity'],
    ['an added "never"', 'The pump stops at night.', 'The pump never stops at night.', 'denial'],
    ['"most" changed to "all"', 'Most ferries run on Sunday.', 'All ferries run on Sunday.', 'quantity'],
    ['"may" to "will"', 'The glue may fail in the cold.', 'The glue will fail in the cold.', 'certainty'],
    ['an opposite', 'Sales rose in spring.', 'Sales fell in spring.', 'direction'],
    ['an added sentence', 'It is cheap.', 'It is cheap. It ruins families.', 'sentence'],
    ['a dropped sentence', 'The well is deep. It tastes of iron.', 'The well is deep.', 'sentence'],
  ])('%s', (_, source, rewriting, kind) => {
    const { verdict, kinds } = judged(source, rewriting);
    expect({ verdict, kinds }).toMatchObject({ verdict: 'lost', kinds: expect.arrayContaining([kind]) });
  });
});

describe('a change that only a person can judge gets the verdict “in doubt”', () => {
  it.each([
    [
      'a dropped "not" beside a word that may replace it',
      'The pump did not work last week.',
      'The pump stopped working last week.',
      '“not” is gone. “stopped” is new.',
    ],
    [
      'two figures that swap what they count',
      'More than 200 people gathered in the hall, and 46 speakers took the floor.',
      'In the hall 46 people gathered, and more than 200 speakers took the floor.',
      '“200 people gathered in the hall, and 46” had become “46 people gathered, and more than 200”.',
    ],
    [
      'a negation that moves to another verb',
      'Unfortunately, no one has come to date.',
      'Someone came, but nothing has been fixed.',
      '“no one” had become “Someone”. “Unfortunately” is gone and “fixed” is new.',
    ],
    ['a unit behind its figure', 'Trim it to 5mm.', 'Trim it to 5cm.', '“5mm” had become “5cm”.'],
    ['"whether" changed to "that"', 'Ask whether it is paid.', 'Ask that it is paid.', '“whether” is gone.'],
    ['a dropped "one of"', 'It is one of the last mills.', 'It is the last mill.', '“one” is gone.'],
    ['a new speaker', 'Doctors say it hurts.', 'Patients say it hurts.', '“Doctors” had become “Patients”.'],
    ['"can save" changed to "saves"', 'A timer can save water.', 'A timer saves water.', '“can” is gone.'],
    ['"water-resistant" to "waterproof"', 'The case is water-resistant.', 'The case is waterproof.', ''],
    [
      'a contrast changed to a cause',
      'He stayed, although it rained.',
      'He stayed, because it rained.',
      '“because”.',
    ],
    ['"if" to "unless"', 'Call us if it is red.', 'Call us unless it is red.', '“if” had become “unless”.'],
    ['two swapped roles', 'Teachers trained parents in Oslo.', 'Parents trained teachers in Oslo.', ''],
    ['start and end swapped', 'It moves from north to south.', 'It moves from south to north.', ''],
    ['an added claim', 'It has live lessons.', 'It has free live lessons.', '“free” is new.'],
    ['a dropped restriction', 'Local shops accept the card.', 'Shops accept the card.', '“Local” is gone.'],
    [
      'an added clause',
      'The bridge reopened.',
      'The bridge reopened, to the relief of local shopkeepers.',
      '',
    ],
    [
      'a capitalised word in a heading that is not a name',
      '## Getting Onboarded\n\nIt takes a week.',
      '## Getting Upskilled\n\nIt takes a week.',
      '“Onboarded” had become “Upskilled”.',
    ],
    [
      'a negation replaced by another word',
      'No bus runs at night.',
      'Few buses run at night.',
      '“No” is gone.',
    ],
    [
      'a condition changed to a concession',
      'If it rains, we play.',
      'Even if it rains, we play.',
      '“If” had become “Even if”.',
    ],
    [
      'a changed unit of time',
      'Hold it for thirty seconds.',
      'Hold it for thirty minutes.',
      '“seconds” had become “minutes”.',
    ],
    ['a dropped repetition', 'Check the oil again.', 'Check the oil.', '“again” is gone.'],
    ['a dropped "next"', 'Fix it before the next race.', 'Fix it before the race.', '“next” is gone.'],
    [
      'a reversed movement',
      'Move it toward the wall.',
      'Move it away from the wall.',
      '“toward” had become “away”.',
    ],
    ['a thing dropped after a year', 'In 2020 she bought a car.', 'In 2020 she bought.', '“car” is gone.'],
    [
      'a part of a name that another word repeats',
      'Pupils of Ashdale School like the school day.',
      'Pupils of Ashdale like the school day.',
      '“School” is gone.',
    ],
    [
      'a rate that has another name',
      'It costs £35 per annum.',
      'It costs £35 per year.',
      '“annum” had become “year”.',
    ],
    [
      'another occupation',
      'She qualified as a Gas Safe engineer.',
      'She qualified as a Gas Safe designer.',
      '“engineer” had become “designer”.',
    ],
    ['"you" changed to "we"', 'You pay the fee in May.', 'We pay the fee in May.', '“You” had become “We”.'],
  ])('%s', (_, source, rewriting, why) => {
    const { verdict, why: said } = judged(source, rewriting);
    expect(verdict).toBe('in doubt');
    expect(said).toContain(why);
  });
});

it('names a denial that now denies something else without the names in between', () => {
  const { why } = judged(
    'Small towns such as Hexham and Alnwick saw no growth.',
    'Small towns such as Hexham and Alnwick saw growth that nobody wanted.',
  );
  expect(why).not.toContain('Hexham');
});

it('does not call words gone or new that stand on the other side too', () => {
  const { why } = judged(
    'Crafts play a vital role in shaping the identity of the town.',
    'Crafts play a vital role and shape what the town is.',
  );
  expect(why).toBe('“identity” is gone.');
});

it('names quoted words in one pair of marks, with one full stop', () => {
  const { why } = judged('He said, “It holds until spring.”', 'He said, “It holds until summer.”');
  expect(why).toBe('“It holds until spring.” had become “It holds until summer.”');
});
