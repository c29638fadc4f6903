export const steps = [
  {
    title: 'Paste your text',
    body: 'An essay, a post, a letter: any English that came out stiffer than you meant it.',
  },
  {
    title: 'Check the AI score',
    body: 'A simulated score, marked as one, and beside it the signals that are measured in your own sentences.',
  },
  {
    title: 'Humanize',
    body: 'The draft comes back with every change marked. Keep the ones you like and take back the rest.',
  },
] as const;

export const promises = [
  {
    title: 'No tricks',
    body: 'No look-alike letters, no zero-width characters, no planted typos. What you see is what is there.',
  },
  { title: 'No invented facts', body: 'Nothing is added to what you said.' },
  {
    title: 'What is exact stays exact',
    body: 'Numbers, names, dates, quotations, links, code and citations come out as they went in.',
  },
  {
    title: 'The shape holds',
    body: 'Headings, lists and paragraphs stay as they are, and nothing is cut off.',
  },
  {
    title: 'Good writing is left alone',
    body: 'Text that reads well already comes back unchanged, and we say so.',
  },
  { title: 'Your text stays yours', body: 'It is neither kept nor logged.' },
] as const;
