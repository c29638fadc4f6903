import { losesName } from '#contract/held.ts';
import { type Strength, strengths } from '#contract/humanize.ts';
import { unlimited } from '#contract/plans.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { nextSteps } from '#content/tool/option-names.ts';
import { voiceCopy } from '#content/tool/voice.ts';
import type { Reading } from '#detector/measured/use-estimate.ts';
import { hasFormatting } from '#comparison/formatting/has-formatting.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { buttonClass } from '#ui/button.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { AssistantControl } from '../assistant/assistant-control.tsx';
import { useDocument, useInView } from '../layout/in-view.ts';
import { focusResult } from '../layout/places.ts';
import { useReview } from '../layout/use-review.ts';
import { isLittleChanged, proposerIn } from '../review/measures.ts';
import { isOwn, openIn } from '../review/held/states.ts';
import { partsLeft } from '../review/parts/offer.ts';
import { rewriteToMatch, VoiceButton } from '../voice/voice-control.tsx';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { isJudged } from './verdict/verdict-words.ts';
import type { Finished, Options } from '../workspace/workspace.ts';

const Compare = lazy(() => import('../assistant/compare.tsx'));

const small = `${buttonClass('quiet')} button-small button-pencil`;

type Step = { label: string; options: Options };

function StepButton({ label, options, className = 'tool-button' }: Step & { className?: string }) {
  async function rewrite() {
    humanizer.choose(options);
    await humanizer.humanize();
    // The focused button was removed with the previous result.
    if (document.activeElement === document.body) focusResult();
  }
  return (
    <button type="button" className={className} onClick={() => void rewrite()}>
      {label}
    </button>
  );
}

/** The next strength that changes more, and how much more where that is known. */
function strongerStep({ asked: { options }, result: { otherSettings } }: Finished): Step | null {
  const higher: readonly Strength[] = strengths.slice(strengths.indexOf(options.strength) + 1);
  const strength = higher.find((each) => otherSettings === undefined || otherSettings.strength[each]);
  if (strength === undefined) return null;
  const label = nextSteps.strength(strength, otherSettings?.strength[strength]);
  return { label, options: { ...options, strength } };
}

/** What our rules left in an unchanged text; only their results have `otherSettings`. */
export function leftByRules(finished: Finished, reading: Reading): string {
  if (finished.result.otherSettings === undefined) return '';
  const phrases = isJudged(reading) ? reading.stockPhrases : 0;
  if (phrases === 0) return ' Our rules find only stock phrases and stiff words.';
  return ` ${nextSteps.left(phrases, strongerStep(finished) !== null)}`;
}

function plainStep({ asked: { options, source }, result: { otherSettings } }: Finished): Step | null {
  const places = otherSettings?.formatting.plain;
  const applies = otherSettings === undefined ? hasFormatting(source) : places !== undefined;
  if (options.formatting === 'plain' || !applies) return null;
  return { label: nextSteps.formatting(places), options: { ...options, formatting: 'plain' } };
}

/** Shown if the user chose the rules although the server has a model. */
function ModelStep({ options }: { options: Options }) {
  const engine = useEngine();
  if (engine === null || engine.name === 'rules') return null;
  const { engine: _, ...others } = options;
  return <StepButton label={nextSteps.model(engine.model)} options={others} />;
}

type Props = { finished: Finished };

/** Whether the user's rewrite has doubts that their assistant may compare. */
export const canCompare = (finished: Finished): boolean =>
  isOwn(finished) && openIn(finished).filter((doubt) => !losesName(doubt)).length > 1;

/** The most useful step: a comparison of a user's rewrite, an assistant after our rules, a higher strength after a model. */
export function FirstStep({ finished }: Props) {
  const by = proposerIn(finished);
  const isOurs = useDocument() === humanizer;
  if (canCompare(finished))
    return (
      <LazyPart>
        <Compare
          source={finished.asked.source}
          doubts={openIn(finished)}
          label={assistantCopy.compareShort}
          className={small}
        />
      </LazyPart>
    );
  if (!isOurs || by === 'own') return null;
  if (by === null || by === 'rules')
    return <AssistantControl label={assistantCopy.title} className={small} />;
  const step = strongerStep(finished);
  return step && <StepButton {...step} className={small} />;
}

/** Other steps for a text that was hardly changed. */
function MoreSteps({ finished }: Props) {
  const { options } = finished.asked;
  const isFree = useWorkspace(humanizer.isFree);
  const isCharged = useAllowance()?.limit !== unlimited && !isFree;
  const steps = [strongerStep(finished), plainStep(finished)].filter((step) => step !== null);
  return (
    <div className="row rule-above next-steps wrap fine">
      {options.engine === 'rules' && <ModelStep options={options} />}
      {steps.map((step) => (
        <StepButton key={step.label} {...step} />
      ))}
      {options.voice === undefined && <VoiceButton label={voiceCopy.offer} onSaved={rewriteToMatch} />}
      {isCharged && steps.length + (options.voice ? 0 : 1) > 0 && (
        <span className="soft numbers">{nextSteps.price(finished.words)}</span>
      )}
    </div>
  );
}

/** Shown if edits or reverts do not fit a new result, until the next step. */
export function LeftOut() {
  const latest = useInView((state) => state.order.latest);
  const { undo } = useReview();
  if (latest?.how === 'undone' || latest?.step.did.what !== 'ran' || latest.step.did.lost === 0) return null;
  return (
    <p className="row rule-above next-steps wrap fine">
      <span>{nextSteps.leftOut(latest.step.did.lost)}.</span>
      <button type="button" className="tool-button" onClick={undo}>
        {nextSteps.bringBack}
      </button>
    </p>
  );
}

/** Shown under the result until the text is edited. */
export function NextSteps({ finished }: Props) {
  const isOld = useInView((state) => state.text !== finished.asked.source);
  const isOurs = useDocument() === humanizer;
  return isOurs && !isOld && !partsLeft(finished) && isLittleChanged(finished) ? (
    <MoreSteps finished={finished} />
  ) : null;
}
