import { english as language } from '../../text/english.ts';
import { neighbours, oneThis, repeats } from '../judges.ts';
import { sentencesAround } from './repeats.ts';
import type { RewritableLanguage } from '../language.ts';
import { findRestating } from './conclusions/index.ts';
import { mayConclude } from './conclusions/place.ts';
import { sentenceCaseOf } from './capitals/index.ts';
import { knowsEnglish } from './known.ts';
import { propose } from './read.ts';

export const english: RewritableLanguage = {
  ...language,
  knows: knowsEnglish,
  rules: propose,
  mayOffer: mayConclude,
  offers: findRestating,
  judges: [() => repeats(sentencesAround), neighbours, oneThis],
  sentenceCaseOf,
};
