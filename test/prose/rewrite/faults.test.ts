// Every fault found in reading stands here as a sentence of our own with the same fault.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD, rewritten } from './behind-lead.ts';

describe('stays as it is', () => {
  test.each([
    ['an aside in the middle of a sentence', 'The man, wearing a hat, came in.'],
    ['a list of “-ing” words', 'The plan involves being early, cutting costs, and then selling the rest.'],
    ['what the clause’s verb was seen to do', 'I saw my sister, standing in the rain.'],
    ['“time is of the essence”', 'Now time is of the essence.'],
    ['“emerged” with what one emerged as', 'She emerged victorious.'],
    ['a noun that looks like a verb', 'The oldest trades keep their craft, a rare thing.'],
    ['“leverage” as a noun', 'The bank has too much leverage.'],
    ['“the novel” as a noun', 'The novel follows a quiet town.'],
    ['“that” after a noun of content', 'He liked the idea that guests would come.'],
    ['“that” after telling somebody', 'She had to tell a friend that they were late.'],
    ['a question with “who was”', 'I had no idea who was driving the bus.'],
    ['a relative clause with a second verb', 'We want a plan that is made in May and changes in June.'],
    ['quoted words', '“We utilize numerous tools,” she said.'],
    ['a reported claim', 'He hopes that prices fall, and they may.'],
    ['what is not only said', 'You are not just a guest.'],
    ['a title of a work', 'They read *A Comprehensive Guide* aloud.'],
    ['an adjective in “-ing” before its noun', 'The choir sang the final, fading note.'],
    ['a noun that a pattern takes for a verb', 'Any attempt to leave failed.'],
    ['two verbs where a phrase would change one', 'He found himself running and laughing.'],
    ['a stroll by day', 'She was at the window, wondering.'],
    ['a verb that is also a noun of the list', 'She likes a game that challenges her patience.'],
    ['a noun that is also a verb of the list', 'She draws art exhibits and street scenes.'],
    ['“more” in a comparison', 'It takes longer for a child, and much more than a week.'],
    ['“that” after “until”', 'The boats waited until the very last week that they could.'],
    ['“make an impact”', 'The young singer wants to make an impact here.'],
    ['a permit', 'She used her learning permit to drive there.'],
    ['what one comes upon', 'Then they came upon a low wall.'],
    ['a participle after “increasingly”', 'Such trees are increasingly found in parks.'],
    ['statistics', 'The gap was statistically significant there.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('is mended', () => {
  test.each([
    ['a and an', 'It was a crucial day.', 'It was an important day.'],
    ['where the object stands', 'The news had a profound effect on me.', 'The news deeply affected me.'],
    [
      'a comma after an opening phrase',
      'For most families, however, the rent is too high.',
      'But for most families, the rent is too high.',
    ],
    ['agreement', 'The firm utilizes steel.', 'The firm uses steel.'],
    [
      'past and participle',
      'The study has demonstrated that it works.',
      'The study has shown that it works.',
    ],
    ['an opener', 'Moreover, the roof leaks.', 'The roof leaks.'],
    ['an opener before a name', 'Additionally, Mara left.', 'Mara left.'],
    ['an article before a deletion', 'He made a truly remarkable speech.', 'He made a remarkable speech.'],
    ['a role', 'Rain plays a crucial role in shaping hills.', 'Rain helps shape hills.'],
    ['let', 'The card allows visitors to park here.', 'The card lets visitors park here.'],
    ['give', 'The desk provides visitors with maps.', 'The desk gives visitors maps.'],
    ['not only', 'It saves not only time but also money.', 'It saves time and money.'],
    ['a contraction', 'The lift did not stop there.', 'The lift didn’t stop there.'.replace('’', "'")],
  ])('%s', (_, before, after) => {
    expect(rewritten(before)).toBe(after);
  });

  test('a trailing result becomes a clause of its own', () => {
    expect(
      rewritten('The river rose above the old bridge last night, forcing the shops to close early.'),
    ).toMatch(/last night(?:\. This|, which) forced the shops to close early\./);
  });

  test('verbs joined to a trailing clause change with it', () => {
    expect(
      rewritten('The new law has lowered the taxes of small shops, creating jobs and boosting trade.'),
    ).toMatch(/(?:This|which) has created jobs and boosted trade\./);
  });
});

describe('contractions', () => {
  test('never stand before a stop, nor in a formal tone', () => {
    const text = `${LEAD} They know where it is. It is not cold, and they do not mind.`;
    expect(rewrite(text).text).toContain('where it is.');
    for (const tone of ['formal', 'academic'] as const)
      expect(rewrite(text, { tone }).text).not.toContain("'");
  });
});
