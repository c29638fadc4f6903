import { english as language } from '../../text/english.ts';
import { neighbours, oneThis, repeats } from '../judges.ts';
import { sentencesAround } from './repeats.ts';
import type { RewritableLanguage } from '../language.ts';
import { sentenceCaseOf } from './capitals/index.ts';
import { knowsEnglish } from './known.ts';
import { propose } from './read.ts';

export const english: RewritableLanguage = {
  ...language,
  knows: knowsEnglish,
  rules: propose,
  judges: [() => repeats(sentencesAround), neighbours, oneThis],
  sentenceCaseOf,
};
