import { linkGroups, type Spelling, type Voice } from '#contract/voice.ts';
import { findBlocks, isProse } from '../text/blocks/blocks.ts';
import { findSentences } from '../text/sentences.ts';
import { countContractions } from './contractions.ts';
import { countDashes, dashFormOf } from './dashes.ts';
import { countLinks, favouriteOf } from './links.ts';
import { countSpellings } from './spellings.ts';

/** Minimum number of places for a meaningful share. */
const ENOUGH_PLACES = 3;

function readProse(text: string) {
  const sentences = findBlocks(text)
    .filter(isProse)
    .flatMap(({ body, end }) => findSentences(text, body, end));
  const prose = sentences.map(({ start, end }) => text.slice(start, end)).join('\n');
  const words = prose.toLowerCase().match(/[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*/gu) ?? [];
  return { sentences, prose, words };
}

/** Returns the words by which a voice is measured, without headings, tables and code. */
export const proseWords = (text: string): readonly string[] => readProse(text).words;

/** Measures how a text is written; used for a person's sample and for a result alike. */
export function measureVoice(text: string): Voice {
  const { sentences, prose, words } = readProse(text);
  const perThousand = (count: number): number => within(0, (count * 1000) / Math.max(1, words.length), 1000);
  const { short, full } = countContractions(prose);
  const favourites = linkGroups.map((group) => [group, favouriteOf(countLinks(prose, group))] as const);
  return {
    sentenceLength: within(1, words.length / Math.max(1, sentences.length), 200),
    contractions: short + full >= ENOUGH_PLACES ? Math.round((100 * short) / (short + full)) / 100 : null,
    dashes: perThousand(countDashes(prose)),
    dashForm: dashFormOf(prose),
    firstPerson: perThousand(words.filter((word) => FIRST_PERSON.test(word)).length),
    links: Object.fromEntries(favourites.filter(([, word]) => word !== null)),
    spelling: spellingOf(words),
  };
}

/** Clamps and rounds to a tenth; more precision would identify a person rather than a style. */
const within = (least: number, figure: number, most: number): number =>
  Math.round(10 * Math.min(most, Math.max(least, figure))) / 10;

const FIRST_PERSON = /^(?:i|we|me|us|my|our|mine|ours|myself|ourselves)(?:['\u2019]\w+)?$/;

function spellingOf(words: readonly string[]): Spelling | null {
  const { American, British } = countSpellings(words);
  if (American === British) return null;
  return American > British ? 'American' : 'British';
}
