import { useEffect } from 'react';
import { useWorkspace } from '#tool/workspace/humanizer.ts';

/** It makes room once there is a text of the person's own, and comes back to an empty page. */
export function Headline() {
  const isEmpty = useWorkspace(({ text, run }) => text === '' && run.phase === 'idle');
  // The document knew of a draft before the script did.
  useEffect(() => {
    if (!isEmpty) delete document.documentElement.dataset.draft;
  }, [isEmpty]);

  return (
    <div className="tool-hero" data-away={!isEmpty || undefined}>
      <h1 tabIndex={-1}>Make machine-sounding English read like yours</h1>
      <p>Every change shows its reason, and you can take any of them back.</p>
    </div>
  );
}
