/** Long links between words, and the small words that do instead. */
export const LINKS = [
  {
    reason: 'A smaller word links this as well.',
    lines: `
+(across|of|over|around) the globe > $1 the world
+(costs|risks|problems) associated with > $1 of
+!akin to > like
+at this juncture > now
+for the purpose of > for
+in a bid to > to
+in excess of > more than
-in the absence of > without
+referred to as > called
+the necessity of $ing > the need to $base
-the very (fabric|heart|core|essence|nature|foundation|foundations|idea|notion|soul) of > the $1 of
+ways in which > ways
`,
  },
];
