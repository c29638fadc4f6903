import { useMemo } from 'react';
import type { EngineInUse } from '#contract/engine.ts';
import { isOfSample } from '#contract/more-samples.ts';
import { unlimited } from '#contract/plans.ts';
import { chargedWords } from '#contract/words.ts';
import { readSource, sentenceAt } from '#prose/text/source.ts';
import { clock } from '#browser/clock.ts';
import { reword } from '#content/tool/reword.ts';
import { isFree } from '../workspace/free-runs.ts';
import { useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { resultIn } from '../workspace/workspace.ts';
import type { AskedSentence } from './ask-reword.ts';

type Props = {
  asked: AskedSentence;
  engine: EngineInUse | null;
  label: string;
  className: string;
  onPress: () => void;
};

/** Offers to reword a sentence, with the price if a model does it. Not in a heading, a table or code, which stay as they are. */
export default function RewordButton({ asked, engine, label, className, onPress }: Props) {
  const { text, place, end = place, options } = asked;
  const allowance = useAllowance();
  const isPaid = useWorkspace((state) => isFree(text, resultIn(state), clock.now(), allowance?.payer));
  const isUnlimited = allowance?.limit === unlimited;
  // Read once for a text, since a selection changes with each move of the pointer.
  const source = useMemo(() => readSource(text), [text]);
  const found = sentenceAt(source, { start: place, end });
  if (found === null) return null;
  const sentence = text.slice(found.start, found.end);
  const isByRules = options.engine === 'rules' || engine?.name === 'rules' || engine?.name === 'http';
  const isCharged = !isByRules && !isPaid && !isUnlimited && !isOfSample(sentence);
  return (
    <button type="button" className={className} onClick={onPress}>
      {label}
      {isCharged && reword.price(chargedWords(sentence))}
    </button>
  );
}
