import { type Strength, strengths } from '#contract/humanize.ts';
import { assistantCopy } from '#content/tool/assistant.ts';
import { strengthWords } from '#content/tool/option-names.ts';
import { voiceCopy } from '#content/tool/voice.ts';
import { hasFormatting } from '#comparison/formatting/has-formatting.ts';
import { buttonClass } from '#ui/button.tsx';
import { AssistantControl } from '../../assistant/assistant-control.tsx';
import { useDocument } from '../../layout/in-view.ts';
import { VoiceButton } from '../../voice/voice-control.tsx';
import { humanizer } from '../../workspace/humanizer.ts';
import type { Finished, Options } from '../../workspace/workspace.ts';

const small = `${buttonClass('quiet')} button-small button-pencil`;

const stronger = (strength: Strength): Strength | undefined => strengths[strengths.indexOf(strength) + 1];

function rewriteWith(change: Partial<Options>) {
  humanizer.choose({ ...humanizer.current().options, ...change });
  void humanizer.humanize();
}

type Props = { finished: Finished };

/** The step that may do most: an assistant where our rules have done little, else one strength more. The sample has none. */
export function FirstStep({ finished, isLittle }: Props & { isLittle: boolean }) {
  if (useDocument() !== humanizer) return null;
  if (isLittle) return <AssistantControl label={assistantCopy.title} className={small} />;
  const strength = stronger(finished.asked.options.strength);
  if (strength === undefined) return null;
  return (
    <button type="button" className={small} onClick={() => rewriteWith({ strength })}>
      Try {strengthWords[strength].name}
    </button>
  );
}

/** What else may change a text of which little has changed, where it applies. */
export function MoreSteps({ finished: { asked } }: Props) {
  const { options } = asked;
  if (useDocument() !== humanizer) return null;
  const strength = stronger(options.strength);
  const isFormatted = options.formatting === 'keep' && hasFormatting(asked.source);
  return (
    <span className="more-steps">
      {strength !== undefined && (
        <button type="button" className="link-button" onClick={() => rewriteWith({ strength })}>
          Try {strengthWords[strength].name}
        </button>
      )}
      {isFormatted && (
        <button type="button" className="link-button" onClick={() => rewriteWith({ formatting: 'plain' })}>
          Make the formatting plain
        </button>
      )}
      {options.voice === undefined && <VoiceButton className="link-button" label={voiceCopy.offer} />}
    </span>
  );
}
