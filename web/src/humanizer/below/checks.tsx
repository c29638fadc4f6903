import { useEffect, useRef } from 'react';
import DetectionPanel from '../../detector/detection-panel.tsx';
import { knownText } from '../stored/known-texts.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import { type CheckKind, resultIn } from '../workspace/workspace.ts';

const titles: Record<CheckKind, string> = {
  input: 'AI Detection Results',
  output: 'Humanized Text AI Detection Results',
};

const known = (text: string) => knownText(text, resultIn(humanizer.current()));

export default function Checks({ kind }: { kind: CheckKind }) {
  const text = useWorkspace((state) => state.checks[kind]?.text);
  const panel = useRef<HTMLDivElement>(null);

  // The panel may be below the visible part.
  useEffect(() => {
    if (text !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);

  if (text === undefined) return null;
  return (
    <div ref={panel} className="tool-part">
      <DetectionPanel
        title={titles[kind]}
        text={text}
        kind={kind}
        known={known}
        onChecked={() => humanizer.endCheck(kind, text)}
      />
    </div>
  );
}
