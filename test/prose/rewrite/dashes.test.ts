// Dashes that a comma, a colon, brackets or a full stop can replace.
import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'a noun beside a noun',
    'The mill burned in a night—the worst of that year.',
    'in a night, the worst of that year.',
  ],
  [
    'what a noun does',
    'They kept a map of the river—a map that leads nowhere.',
    'river, a map that leads nowhere.',
  ],
  [
    'an ending that lists',
    'Every spring the farm sends three things to town—a cheese, a basket of eggs, and the news.',
    'things to town: a cheese, a basket',
  ],
  [
    'words that hang on the clause',
    'The roof held all winter—even when the wind turned.',
    'all winter, even when the wind',
  ],
  ['who it is', 'The town hired a clerk—who left in May.', 'a clerk, who left in May.'],
  [
    'each of a closed list',
    'They sell apples and plums—each with a name of its own.',
    'plums, each with a name',
  ],
  [
    'a sentence of its own',
    'The bridge was closed in May—most of the traffic has moved to the ferry.',
    'in May. Most of the traffic',
  ],
  ['an order before a sentence', 'Set the table early—this saves time on the day.', 'early. This saves time'],
])('a comma, a colon or a stop: %s', (_, sentence, expected) => {
  expect(rewritten(sentence)).toContain(expected);
});

test.each([
  ['an aside', 'The mill—a ruin since the flood—burned in May.', 'The mill, a ruin since the flood, burned'],
  [
    'examples',
    'Some trades—such as milling, baking, and brewing—need the river.',
    'Some trades (such as milling, baking, and brewing) need',
  ],
  [
    'a list',
    'Some trades—milling, baking, brewing—need the river.',
    'Some trades (milling, baking, brewing) need',
  ],
  ['who they are', 'The clerks—who live in town—come late.', 'The clerks, who live in town, come'],
])('a pair: %s', (_, sentence, expected) => {
  expect(rewritten(sentence)).toContain(expected);
});

test.each([
  [
    'with short names in brackets',
    'The rise of the new mills (NM)—driven by the price of flour (PF) in the north—marks a change in the trade.',
    'The rise of the new mills (NM), driven by the price of flour (PF) in the north, marks a change in the trade.',
  ],
  [
    'before those whom a noun means',
    'The settled owners—those who own their mills—are more patient.',
    'The settled owners, those who own their mills, are more patient.',
  ],
  [
    'before what something is not',
    'The hall should be open and warm throughout the year—not limited to the spring.',
    'The hall should be open and warm throughout the year, not limited to the spring.',
  ],
  [
    'round what is so at a place',
    'In towns such as Hull—where most mills stand empty—owners have sold the land.',
    'In towns such as Hull, where most mills stand empty, owners have sold the land.',
  ],
  [
    'before “one” and a participle',
    'The songs offer a new kind of praise—one linked to the life of the river.',
    'The songs offer a new kind of praise, one linked to the life of the river.',
  ],
  [
    'behind an aside between commas',
    'A new roof, for instance, would cost a fortune—more than the whole mill.',
    'A new roof, for instance, would cost a fortune, more than the whole mill.',
  ],
])('commas stand for dashes %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  [
    'names that are told to the end',
    'Two old firms—Reed, Marsh, and many smaller shops—supplied the mill.',
    'Two old firms (Reed, Marsh, and many smaller shops) supplied the mill.',
  ],
  [
    'what can be done with what is listed',
    'The school taught habits—care, thrift, and patience—that could be kept for life.',
    'The school taught habits (care, thrift, and patience) that could be kept for life.',
  ],
])('brackets stand for dashes round %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  [
    'names and what else is said of them',
    'In May, three friends—Tom Reed, Ada Marsh, and Ben Hill—united by their love of boats, built a mill.',
  ],
  [
    'a list that a pronoun takes up',
    'The love I felt, the grief I bore—they were real because they shaped me.',
  ],
  ['a clause inside the pair', 'The river rose—the dam had failed—and the mill burned.'],
  ['a third dash', 'The mill—a ruin—burned in May—the bridge too.'],
  ['one more of a list', 'They sell apples, pears—plums in May.'],
  ['behind a list', 'The town sells apples, pears, and plums—the best of the valley.'],
  ['a list that is summed up', 'They taught care, thrift, and haste—skills that, once learned, stay.'],
  ['no, but', 'The mill stood—not a ruin, but a shell of one.'],
  ['what hangs on the whole', 'The gate has a quiet grace—built to last for years.'],
  ['single qualities', 'There are old customs—small, personal, shared.'],
  ['what is better than before', 'He kept the same grin—smaller now, but still there.'],
  ['two commas before it', 'We sow, we reap, we rest—but we do so in the long dark.'],
  ['one bare noun', 'There are others like me—millers—though not many of them.'],
  ['an order inside', 'The mill stood where the road forks—turn left there.'],
  ['a pronoun beside a pronoun', 'She—I—walked to the mill.'],
  ['brackets in a story', 'She saw the boats—red, blue, green—and waved.'],
  ['a subject without its verb', 'The yard was dark, and the mill—there was no mill.'],
  ['a clause behind an adverb', 'The plan holds one truth—even the best mill needs a river.'],
  ['an aside in a subject that has a clause', 'Millers who may object—on either bank—find no one to ask.'],
  ['commas near by', 'In York, Hull, and Leeds, the mills—a source of pride—stand empty.'],
  ['a description', 'The old mill—a place of work, trust, and pride—fed the whole town.'],
  ['a question', 'What of the small mills—wind, water, steam—that feed no town?'],
  ['a comma that comes at once', 'The mill was sold—or, as some say, given away.'],
  ['what would be one more of a list', 'It keeps out wind, rain, and snow—perfect for the hills.'],
  ['an elided subject', 'He did not move the bar—did not need to.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('a list before a dash is no sentence', () => {
  const sentence =
    'The smell of hay, the lamps in the yard, the cows as the boy rounds the barn—these are the joys of May.';
  expect(rewritten(sentence)).toContain('—these are');
});

test.each([
  ['what puts right', 'This is not a mill—it is a barn.', 'This is not a mill; it is a barn.'],
  [
    'what puts right, behind a contraction',
    "The old bridge isn't there for show — it's the only way across the river.",
    "The old bridge isn't there for show; it's the only way across the river.",
  ],
  ['what is announced', 'You know the truth—the mill is gone.', 'You know the truth: the mill is gone.'],
  [
    'what somebody learns',
    'Every school teaches thrift—how to mend a coat, how to save a coin.',
    'Every school teaches thrift: how to mend a coat, how to save a coin.',
  ],
  [
    'a promise',
    'All the owners made a promise—that no one would lose his place.',
    'All the owners made a promise: that no one would lose his place.',
  ],
  [
    'a list behind a clause',
    'Each mill had asked for sacrifice—years of work, cold nights, money spent and earned.',
    'Each mill had asked for sacrifice: years of work, cold nights, money spent and earned.',
  ],
  [
    'what takes up the whole clause',
    'They keep a map of the river, and a lock on the gate—proof that they care.',
    'They keep a map of the river, and a lock on the gate, proof that they care.',
  ],
  [
    'a noun behind two adjectives',
    'He told of a cold, wet night—a night that lasted for a week.',
    'He told of a cold, wet night, a night that lasted for a week.',
  ],
])('a mark that does as well, at strong: %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
  expect(rewritten(before, { strength: 'balanced' })).toBe(before);
});

test.each([
  [
    'a short clause',
    'The mill—as millers often say—is never still.',
    'The mill, as millers often say, is never still.',
  ],
  [
    'what is claimed',
    'The claim—that mills need rivers—is old.',
    'The claim, that mills need rivers, is old.',
  ],
  [
    'a noun that no word opens',
    'This doubt—sudden hope and old fear—has grown since May.',
    'This doubt (sudden hope and old fear) has grown since May.',
  ],
  [
    'a clause before “but”',
    'The old mill is no palace—flour dust settles—but it works.',
    'The old mill is no palace (flour dust settles), but it works.',
  ],
  [
    'a list before another clause',
    'The mill sells four kinds of flour—rye, spelt, oats, and wheat—and these keep the town fed.',
    'The mill sells four kinds of flour (rye, spelt, oats, and wheat), and these keep the town fed.',
  ],
  [
    'a list in an opening, whose comma the second dash was',
    'In a town with many crafts—weaving, dyeing, and baking—the mill came last.',
    'In a town with many crafts (weaving, dyeing, and baking), the mill came last.',
  ],
  [
    'things of one kind',
    'Old mills—the wheel, the race, the stones—need care.',
    'Old mills (the wheel, the race, the stones) need care.',
  ],
])('a pair that commas or brackets replace as well, at strong: %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
  expect(rewritten(before, { strength: 'balanced' })).toBe(before);
});

test.each([
  ['who breaks off', 'The light came through the—I cannot say.'],
  ['a sentence within brackets', 'The shop (which opened late—I waited an hour) sold bread.'],
  ['what would be one more tail in “-ing”', 'The mill stood by the road—waiting for a buyer.'],
  ['what would be the third of three', 'The way back felt dull, slow—and dear.'],
  ['an afterthought', 'The clerk signed the book—three times.'],
  ['a verdict', 'The speakers played an old song—commonplace stuff.'],
  ['an aside within an aside', 'Ada, keeper of the books—old maps and charts of the river—spoke first.'],
  [
    'a second noun behind “and”',
    'The price is tied to their trades—such as milling, baking, and weaving—and the tools these need.',
  ],
])('stays at strong: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('brackets stay out of a tale of whomever it is', () => {
  const tale =
    'They walked to the mill at night. They had lamps with them, and the lamps went out one by one. Then they stood and listened. ';
  const aside = 'They saw many things in the dark—old wheels, wet stones, white owls—and walked on.';
  expect(rewritten(`${tale}${aside}`)).toContain(aside);
});

test('the dashes of a text go at strong though nothing else in it tells of a machine, where there are more than people set', () => {
  const text =
    'The road bends by the mill. Few go that way now. The miller keeps a map of the river—a map that nobody else has seen. In May the fair comes to town.';
  expect(rewrite(text, { strength: 'strong' }).text).toContain('river, a map that');
  expect(rewrite(text, { strength: 'balanced' }).text).toBe(text);
  const long = `${text} ${'The old road bends by the mill, and few go that way now. '.repeat(60)}`;
  expect(rewrite(long, { strength: 'strong' }).text).toContain('river—a map');
});
