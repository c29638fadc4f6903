import { buttonClass } from '#ui/button.tsx';
import { layout } from './layout/layout.ts';
import { useDocument, useInView } from './layout/in-view.ts';
import type { CheckKind } from './workspace/workspace.ts';

const looks: Record<CheckKind, { label: string; className: string }> = {
  input: { label: 'Check for AI', className: buttonClass('quiet') },
  output: { label: 'Check AI', className: 'tool-button' },
};

export function CheckButton({ kind }: { kind: CheckKind }) {
  const document = useDocument();
  const empty = useInView((state) =>
    kind === 'input' ? state.words === 0 : document.textOf(state.run) === '',
  );
  const processing = useInView((state) => state.run.phase === 'running');
  const detecting = useInView((state) => state.checks[kind]?.running ?? false);
  const { label, className } = looks[kind];
  return (
    <button
      type="button"
      className={className}
      disabled={empty || processing}
      aria-disabled={detecting || undefined}
      aria-busy={detecting || undefined}
      onClick={() => {
        if (kind === 'output') document.check('input');
        document.check(kind);
        layout.show({ checks: true });
      }}
    >
      {detecting ? 'Detecting...' : label}
    </button>
  );
}
