/** Written for these tests, by hand: one as people talk about their week, one as assistants write. */
export const aPersonsText = `
My brother rang on Sunday about the boiler again. It's been making that noise since March, a sort of knock,
then nothing for an hour, then three knocks. I told him to bleed the radiators. He said he had. Had he done the
one in the box room, behind the bed nobody moves? Silence. So on Monday I drove over with Dad's old key and a
towel, and we shifted the bed, and there it was: a radiator neither of us had touched in nine years.

It spat black water all over the towel and my left shoe. Then it hissed for so long that Mum came up to ask who
was frying something. But the knocking stopped. I'm not saying I know anything about heating, because I don't, I
just knew where the bed was. He gave me a cup of tea and half a packet of biscuits, which he then ate. We'll see
how long it lasts. The man who fitted the thing in 1998 said it would go on for ever, though he also said that
about the van.
`.trim();

export const aMachinesText = `
In today's fast-paced world, effective communication plays a crucial role in fostering meaningful connections.
It is important to note that the ability to convey ideas clearly is not merely a skill, but rather a testament
to our shared humanity. Moreover, organizations that embrace transparency often experience profound growth,
enhancing collaboration and building trust across diverse teams. Furthermore, the significance of active
listening cannot be overstated, ensuring that every voice is valued, respected, and understood.

Additionally, the integration of innovative technologies has sparked a significant transformation in the
landscape of modern workplaces, offering countless opportunities for engagement and development. By cultivating
an environment of mutual understanding, leaders can navigate the complexities of change with resilience and
determination. Ultimately, the journey toward meaningful communication serves as a powerful reminder of the
importance of empathy, highlighting the intricate interplay between individual expression and collective
progress. As we look ahead, the potential for deeper connection remains a beacon of hope, inspiring individuals
to transcend boundaries and shape a more vibrant future.
`.trim();

/** Plain information, which either might have written. */
export const anybodysText = `
The canal was finished in 1794 and carried coal for ninety years. It has eleven locks, of which seven still work.
Boats pay a small charge at the office by the lower bridge, and the keeper will explain how to fill and empty a
lock for anyone who has not done it before. The towpath is open all year, although parts of it flood in winter.
There are two places to eat, both near the middle lock, and a museum that shows how the tunnel was dug. Dogs are
welcome on the path but must stay on a lead between March and July, when birds nest along the bank. The nearest
station is a short walk away, and buses run every hour from the market square.
`.trim();

export const strangeTexts: readonly string[] = [
  ['', ' ', '\n\n\n', '.', '...!?…', '\ud800', 'word \udc00 word', '\u0000\u0001\u0007'],
  ['\u{1f600}\u{1f680}\u{1f44d}\u{1f3fd}', 'مرحبا بالعالم، كيف حالك اليوم؟', '你好,世界。今天天气很好。'],
  [
    'e\u0301'.repeat(50),
    '- '.repeat(500),
    '| a | b |\n'.repeat(60),
    'http://'.repeat(200),
    'a'.repeat(20_000),
  ],
  ['`', '[', '$', '<a', ']((', ', and', "'"].map((piece) => piece.repeat(999)),
  ['####### x', '```\nnever closed', 'one\r\ntwo\r\nthree', '\u200b\ufeff\u2028\u2029'],
].flat();
