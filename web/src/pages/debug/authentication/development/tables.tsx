import { call } from '../../../../api.ts';
import { Trials } from '../../trials.tsx';

const tests = [{ label: 'Check Tables', run: () => call('GET /api/dev/tables') }];

export default function Tables() {
  return <Trials tests={tests} />;
}
