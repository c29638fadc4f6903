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

describe('what says the same stands', () => {
  it.each([
    ['a synonym', 'The town utilizes the old mill as a library.', 'The town uses the old mill as a library.'],
    ['passive and active', 'The plan was approved by the council.', 'The council approved the plan.'],
    ['noun and verb', 'Their decision to leave came in June.', 'They decided to leave in June.'],
    [
      'a clause cut off',
      'The dog may run free, but never alone.',
      'The dog may run free. Never alone, though.',
    ],
    [
      'two joined',
      'The ferry leaves at nine. The bus is red.',
      'The ferry leaves at nine, while the bus is red.',
    ],
    ['"X is one issue" turned', 'Noise is one issue.', 'One issue is noise.'],
    ['"not only but also"', 'The tool is not only fast but also cheap.', 'The tool is fast and cheap.'],
    ['an affix and a denial', 'Members get unlimited coffee.', 'Members get coffee without a limit.'],
    ['a denied opposite', 'The climb is not easy.', 'The climb is hard.'],
    ['a number in words', 'It rained for three days.', 'It rained for 3 days.'],
    ['times reworded', 'The new mast is twice as tall.', 'The new mast is two times as tall.'],
    ['curly quotation marks', 'She said “wait here” and left.', 'She said "wait here" and left.'],
    ['a capital behind a dash', 'One rule holds — Boats stay inside.', 'One rule holds: boats stay inside.'],
    ['a contraction', 'We are not going because it is late.', "We aren't going because it's late."],
    ['dates in another place', 'In 2019, the club opened a pool.', 'The club opened a pool in 2019.'],
    ['an empty phrase', 'It is important to note that the road is closed.', 'The road is closed.'],
    ['an opener', 'Additionally, the road is closed.', 'The road is closed.'],
    ['a light verb', 'The nurse conducted an examination of the arm.', 'The nurse examined the arm.'],
    ['halves turned round', 'If it rains, the match moves indoors.', 'The match moves indoors if it rains.'],
    [
      'a pronoun for a name',
      'The Orsel bridge is old. The Orsel bridge sags.',
      'The Orsel bridge is old. It sags.',
    ],
  ])('%s', (_, source, rewriting) => {
    expect(judged(source, rewriting)).toMatchObject({ verdict: 'kept', why: '' });
  });
});

describe('what surely says something else is lost', () => {
  it.each([
    ['a number', 'The tank holds 40 litres.', 'The tank holds 50 litres.', 'number'],
    ['a price', 'It costs $31 a month.', 'It costs $39 a month.', 'number'],
    ['a date', 'The shop opens in March.', 'The shop opens on a Monday in April.', 'date'],
    ['a name', 'We met Ottilie Brandt in Kiel.', 'We met Ottilie Berg in Kiel.', 'name'],
    ['a quotation', 'He said, "It holds until spring."', 'He said, "It holds until summer."', 'quotation'],
    ['an address', 'Write to desk@harbour.example today.', 'Write to help@harbour.example today.', 'address'],
    ['a citation', 'Sleep helps memory (Orm, 2014).', 'Sleep helps memory (Orm, 2015).', 'citation'],
    ['a "not" that is gone', 'One dose may not be enough.', 'One dose may be enough.', 'denial'],
    [
      'a "not" that is gone in a recast sentence',
      'To be clear, I am not late, and I pay on time.',
      'I am late, and I pay on time.',
      'denial',
    ],
    [
      'two figures that have changed places',
      'Uptake was 61.3% in the control group, 67.8% in the single group and 74.1% in the double group.',
      'Uptake was 74.1% in the control group, 67.8% in the single group and 61.3% in the double group.',
      'number',
    ],
    ['a "never" that is new', 'The pump stops at night.', 'The pump never stops at night.', 'denial'],
    ['"most" for "all"', 'Most ferries run on Sunday.', 'All ferries run on Sunday.', 'quantity'],
    ['"will" for "may"', 'The glue may fail in the cold.', 'The glue will fail in the cold.', 'certainty'],
    ['an opposite', 'Sales rose in spring.', 'Sales fell in spring.', 'direction'],
    ['a sentence that no source has', 'It is cheap.', 'It is cheap. It ruins families.', 'sentence'],
    ['a sentence that is gone', 'The well is deep. It tastes of iron.', 'The well is deep.', 'sentence'],
  ])('%s', (_, source, rewriting, kind) => {
    const { verdict, kinds } = judged(source, rewriting);
    expect({ verdict, kinds }).toMatchObject({ verdict: 'lost', kinds: expect.arrayContaining([kind]) });
  });
});

describe('what somebody must decide is in doubt', () => {
  it.each([
    [
      'a "not" beside a word that may say it',
      'The pump did not work last week.',
      'The pump stopped working last week.',
      '“not” is gone. “stopped” is new.',
    ],
    [
      'two figures that count each other’s things',
      'More than 200 people gathered in the hall, and 46 speakers took the floor.',
      'In the hall 46 people gathered, and more than 200 speakers took the floor.',
      '“200 people gathered in the hall, and 46” had become “46 people gathered, and more than 200”.',
    ],
    ['who says it', 'Doctors say it hurts.', 'Patients say it hurts.', '“Doctors” had become “Patients”.'],
    ['"saves" for "can save"', 'A timer can save water.', 'A timer saves water.', '“can” is gone.'],
    ['"waterproof" for "water-resistant"', 'The case is water-resistant.', 'The case is waterproof.', ''],
    [
      'a cause for a contrast',
      'He stayed, although it rained.',
      'He stayed, because it rained.',
      '“because”.',
    ],
    ['"unless" for "if"', 'Call us if it is red.', 'Call us unless it is red.', '“if” had become “unless”.'],
    ['who does it to whom', 'Teachers trained parents in Oslo.', 'Parents trained teachers in Oslo.', ''],
    ['from where to where', 'It moves from north to south.', 'It moves from south to north.', ''],
    ['a word that claims more', 'It has live lessons.', 'It has free live lessons.', '“free” is new.'],
    ['a word that restricted', 'Local shops accept the card.', 'Shops accept the card.', '“Local” is gone.'],
    [
      'an added clause',
      'The bridge reopened.',
      'The bridge reopened, to the relief of local shopkeepers.',
      '',
    ],
    [
      'a word of a heading, which is no name',
      '## Getting Onboarded\n\nIt takes a week.',
      '## Getting Upskilled\n\nIt takes a week.',
      '“Onboarded” had become “Upskilled”.',
    ],
    [
      'a denial that another word takes up',
      'No bus runs at night.',
      'Few buses run at night.',
      '“No” is gone.',
    ],
    [
      'a condition that holds no more',
      'If it rains, we play.',
      'Even if it rains, we play.',
      '“If” had become “Even if”.',
    ],
    [
      'another unit of time',
      'Hold it for thirty seconds.',
      'Hold it for thirty minutes.',
      '“seconds” had become “minutes”.',
    ],
    ['something done once for twice', 'Check the oil again.', 'Check the oil.', '“again” is gone.'],
    ['the next one for any', 'Fix it before the next race.', 'Fix it before the race.', '“next” is gone.'],
    [
      'away from for towards',
      'Move it toward the wall.',
      'Move it away from the wall.',
      '“toward” had become “away”.',
    ],
    ['"we" for "you"', 'You pay the fee in May.', 'We pay the fee in May.', '“You” had become “We”.'],
  ])('%s', (_, source, rewriting, why) => {
    const { verdict, why: said } = judged(source, rewriting);
    expect(verdict).toBe('in doubt');
    expect(said).toContain(why);
  });
});
