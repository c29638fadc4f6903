import { buttonClass } from '../ui/button.tsx';
import { humanizer, useWorkspace } from './workspace/humanizer.ts';
import type { CheckKind } from './workspace/workspace.ts';

const looks: Record<CheckKind, { label: string; className: string }> = {
  input: { label: 'Check for AI', className: buttonClass('quiet') },
  output: { label: 'Check AI', className: 'tool-button' },
};

export function CheckButton({ kind }: { kind: CheckKind }) {
  const empty = useWorkspace((state) =>
    kind === 'input' ? state.words === 0 : humanizer.textOf(state.run) === '',
  );
  const processing = useWorkspace((state) => state.run.phase === 'running');
  const detecting = useWorkspace((state) => state.checks[kind]?.running ?? false);
  const { label, className } = looks[kind];
  return (
    <button
      type="button"
      className={className}
      disabled={empty || processing}
      aria-disabled={detecting || undefined}
      aria-busy={detecting || undefined}
      onClick={() => humanizer.check(kind)}
    >
      {detecting ? 'Detecting...' : label}
    </button>
  );
}
