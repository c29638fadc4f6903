import { strengths } from '#contract/humanize.ts';
import { buttonClass } from '#ui/button.tsx';
import { useDocument } from '../../desk/in-view.ts';
import { humanizer } from '../../workspace/humanizer.ts';
import type { Finished } from '../../workspace/workspace.ts';

/** One step stronger; after the strongest, once more over what came of it. */
export function GoFurther({ finished, text }: { finished: Finished; text: string }) {
  const document = useDocument();
  const { options, name } = finished.asked;
  // The sample is there to be looked at, and nothing of it is sent.
  if (document !== humanizer) return null;
  const stronger = strengths[strengths.indexOf(options.strength) + 1];

  function go() {
    if (stronger) document.choose({ ...options, strength: stronger });
    else document.take(text, name);
    void document.humanize();
  }

  return (
    <button type="button" className={`${buttonClass('quiet')} button-small button-pencil`} onClick={go}>
      Go further
    </button>
  );
}
