import { useEffect } from 'react';
import { type EngineInUse, engineInWords, readers } from '#contract/engine.ts';
import { local } from '#browser/storage.ts';
import { toasts } from '#ui/toast-store.ts';
import { useWorkspace } from '../../workspace/humanizer.ts';

const key = 'model_told';

/** Shows who reads the text, at the first run by a model or a service, once per browser and engine. */
export function useModelNotice(engine: EngineInUse | null): void {
  const isRunning = useWorkspace(({ run }) => run.phase === 'running');
  useEffect(() => {
    if (!isRunning || engine === null || engine.name === 'rules') return;
    const told = engineInWords(engine);
    if (local.read(key) === told) return;
    local.write(key, told);
    toasts.show({
      type: 'info',
      title: `Rewritten by ${told}`,
      message: `Who reads it: ${readers[engine.name].reads}`,
    });
  }, [isRunning, engine]);
}
