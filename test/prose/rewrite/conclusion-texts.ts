/** A text about a garden without its last paragraph. */
export const garden = `A shared garden changes a street. Neighbours who used to nod now stop and talk, since weeding side by side gives them something to talk about. Children learn where food comes from, and older people who live alone find company there.

The garden also saves money. A family that grows its own beans, tomatoes and herbs spends less at the shop each summer. Seeds cost little, and the neighbours share their tools, so nobody has to buy a spade for one afternoon.

There is a gain for the city as well. Open soil takes up the rain that would run off the tarmac, and the plants cool the street on hot days. Bees come for the flowers, and birds come for the insects.

None of this comes by itself. Somebody has to hold the key, keep the list of beds and settle quarrels about the water. Where one person does all of it, the garden dies when that person moves away, so a small group shares the work.`;

/** Says nothing but what the text has said. */
export const restating =
  'In conclusion, a shared garden gives neighbours something to talk about, saves families money, and cools the street on hot days. The work of the garden is shared by a small group, since it dies where one person does all of it.';

/** A text about sleep, in sections with headings. */
export const sleep = `# Why sleep matters at work

## What a short night does

After a short night people react more slowly and forget more. They read the same page twice, and they answer mails with mistakes that cost others time. A tired team also argues more, since patience is the first thing that a short night takes.

## What helps

A fixed hour for bed helps most. Screens go dark an hour before, and the last coffee comes before noon. Where a company lets people begin later in the morning, those who sleep badly make fewer mistakes.

## What does not

Sleeping in at the weekend does not repair a week of short nights. Nor does a drink in the evening, which makes people fall asleep faster and wake up earlier.`;

/** The same section with a heading. */
export const section = `## Conclusion

A short night makes people forget more, react more slowly and argue more. A fixed hour for bed helps most, and a drink in the evening does not repair short nights.`;
