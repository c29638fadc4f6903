/** Stands in the HTML of what was copied here: pasted here again, it is the text beside it that is meant. */
export const ownMark = 'data-longhand-text';
