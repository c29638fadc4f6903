import type { Spelling } from '#contract/voice.ts';

type Group = {
  /** What follows the stems, in American and in British spelling. */
  american: string;
  british: string;
  endings: string;
  stems: string;
};

/** "-" stands for no ending. */
const GROUPS: readonly Group[] = [
  {
    american: 'or',
    british: 'our',
    endings: '- s ed ing',
    stems: 'behavi col endeav fav flav harb hon hum lab neighb od rum sav vap vig',
  },
  { american: 'or', british: 'our', endings: 'al', stems: 'behavi' },
  { american: 'or', british: 'our', endings: 'able ably', stems: 'fav hon' },
  { american: 'or', british: 'our', endings: 'ite ites', stems: 'fav' },
  { american: 'or', british: 'our', endings: 'hood hoods', stems: 'neighb' },
  { american: 'or', british: 'our', endings: 'ful less', stems: 'col' },
  { american: 'er', british: 're', endings: '- s', stems: 'calib cent fib lit lust somb spect theat' },
  { american: 'er', british: 'r', endings: 'ed ing', stems: 'cent' },
  {
    american: 'iz',
    british: 'is',
    endings: 'e es ed ing er ers ation ations',
    stems:
      'apolog character civil computer critic custom emphas equal final general global harmon hospital ideal immun initial ' +
      'item legal local maxim memor minim mobil modern neutral normal optim organ penal personal popular prior priorit real ' +
      'recogn revital social special stabil standard steril subsid summar symbol sympath util visual',
  },
  { american: 'yz', british: 'ys', endings: 'e es ed ing er ers', stems: 'anal paral catal' },
  {
    american: 'l',
    british: 'll',
    endings: 'ed ing er ers',
    stems: 'cance channe counse fue labe leve marve mode quarre signa tota trave tunne',
  },
  { american: 'se', british: 'ce', endings: '- s', stems: 'defen offen' },
  { american: 'll', british: 'l', endings: '- s ment', stems: 'enro fulfi' },
  { american: 'll', british: 'l', endings: 'ful fully', stems: 'ski' },
  { american: 'ay', british: 'ey', endings: '- s er', stems: 'gr' },
  { american: 'old', british: 'ould', endings: '- s y', stems: 'm' },
  { american: 'ow', british: 'ough', endings: '- s ed ing', stems: 'pl' },
  { american: 'og', british: 'ogue', endings: '- s', stems: 'catal' },
  { american: 'ing', british: 'eing', endings: '-', stems: 'ag' },
  { american: 'elry', british: 'ellery', endings: '-', stems: 'jew' },
  { american: 'inum', british: 'inium', endings: '-', stems: 'alum' },
  { american: 'ard', british: 'ards', endings: '-', stems: 'tow' },
];

/** Maps from the other variety's spelling to this variety's. */
const tables: Record<Spelling, Map<string, string>> = { American: new Map(), British: new Map() };
for (const { american, british, endings, stems } of GROUPS) {
  for (const stem of stems.split(' ')) {
    for (const ending of endings.replace('-', '').split(' ')) {
      tables.American.set(stem + british + ending, stem + american + ending);
      tables.British.set(stem + american + ending, stem + british + ending);
    }
  }
}

/** Returns a lower-case word in the given spelling; null when there is no difference. */
export const respelt = (word: string, to: Spelling): string | null => tables[to].get(word) ?? null;

/** Counts the words of a text that the other variety would spell differently. */
export function countSpellings(words: readonly string[]): Record<Spelling, number> {
  let american = 0;
  let british = 0;
  for (const word of words) {
    if (tables.British.has(word)) american++;
    if (tables.American.has(word)) british++;
  }
  return { American: american, British: british };
}
