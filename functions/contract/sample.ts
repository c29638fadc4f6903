/** The samples that “Try Sample” offers. Running one costs no words. */
export const sampleNames = ['An essay', 'An email', 'A post with headings'] as const;
export type SampleName = (typeof sampleNames)[number];

/** The text whose rewrite the empty page shows: an essay as an assistant returns it, with facts that must survive. */
export const sample = `Certainly! Here is an essay on the Harbour Street library.

When the library on Harbour Street reopened in March 2024, few people expected how it would be utilized. It is important to note that the building had been closed for eleven years, and a myriad of residents had never set foot in it. Today it serves as a meeting place for more than 4,200 readers a month.

The council leveraged a grant of £310,000 in order to repair the roof and the reading room. It is worth noting that not a single book was bought with this money: all 18,000 volumes came from private shelves. “We asked for novels and got whole lives,” said Maya Okafor, who runs the lending desk. Her team utilizes a plethora of volunteers, and each of them gives at least two hours a week.

The library does not just lend books. It has become a quiet engine of the street—a place where students revise, pensioners argue, and newcomers learn English. A survey of 640 visitors shed light on how they spend their time: 58% come for company, and 31% come for the heating. It is worth mentioning that rents in the street have since risen by 9%, which has impacted the smaller shops.

The council has to decide in June whether the library may keep its building. The figures serve as a strong argument, and the readers have written 1,100 letters in order to make it.

I hope this helps! Let me know if you would like me to adjust the tone or the length.`;
