import { useOnline } from '#browser/network.ts';
import { Button } from '#ui/button.tsx';
import { blockOf } from '../limits/limits.ts';
import { humanizer, useAllowance, useWorkspace } from '../workspace/humanizer.ts';
import { isUpToDate, wordsToSend } from '../workspace/workspace.ts';

export function HumanizeButton() {
  const words = useWorkspace(wordsToSend);
  const running = useWorkspace(({ run }) => run.phase === 'running');
  const online = useOnline();
  const isDone = useWorkspace(isUpToDate);
  const exceeded = blockOf(words, useAllowance()) !== null;
  return (
    <Button
      look={isDone ? 'quiet' : 'primary'}
      busy={running}
      disabled={words === 0}
      data-exceeded={(exceeded && !running) || undefined}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => void humanizer.humanize()}
    >
      {running
        ? online
          ? 'Processing...'
          : 'Waiting for the network...'
        : exceeded
          ? 'Limit Exceeded'
          : 'Humanize'}
    </Button>
  );
}
