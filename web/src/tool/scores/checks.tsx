import DetectionPanel from '#detector/detection-panel.tsx';
import { Cross } from '#ui/icons.tsx';
import { closeChecks } from '../layout/places.ts';
import { useDocument, useInView } from '../layout/in-view.ts';
import { knownText } from '../stored/known-texts.ts';
import { textOf } from '../workspace/shown.ts';
import { type CheckKind, resultIn } from '../workspace/workspace.ts';

const titles: Record<CheckKind, string> = {
  input: 'AI Detection Results',
  output: 'Humanized Text AI Detection Results',
};

/** The AI checks, shown over the pages that they check until they are closed. */
export default function Checks() {
  const input = useInView((state) => state.checks.input?.text);
  const output = useInView((state) => state.checks.output?.text);
  return (
    <div className="checks scroller" data-sides={output === undefined ? 'one' : 'two'}>
      <div className="checks-head">
        <button type="button" className="icon-button" aria-label="Close the check" onClick={closeChecks}>
          <Cross />
        </button>
      </div>
      {input !== undefined && <Check kind="input" text={input} />}
      {output !== undefined && <Check kind="output" text={output} />}
    </div>
  );
}

function Check({ kind, text }: { kind: CheckKind; text: string }) {
  const document = useDocument();
  const isOld = useInView((state) => (kind === 'input' ? state.text : textOf(state.run)) !== text);
  return (
    <div className="check" data-kind={kind}>
      {isOld && (
        <p className="check-old soft">
          For an earlier text.{' '}
          <button type="button" className="link-button" onClick={() => document.check(kind)}>
            Check again
          </button>
        </p>
      )}
      <DetectionPanel
        title={titles[kind]}
        text={text}
        kind={kind}
        known={(checked) => knownText(checked, resultIn(document.current()))}
        onChecked={() => document.endCheck(kind, text)}
      />
    </div>
  );
}
