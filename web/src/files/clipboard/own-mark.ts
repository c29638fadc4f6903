/** Marks HTML that was copied here: when it is pasted here again, the plain text next to it is used. */
export const ownMark = 'data-longhand-text';
