import { call } from '#api-client';
import { Trials } from '../trials.tsx';

/** The number of rows of each, or that it is missing. */
async function checkTables() {
  const answer = await call('GET /api/dev/tables');
  if (!answer.ok) return answer;
  return Object.fromEntries(answer.data.tables.map(({ name, rows }) => [name, rows ?? 'missing']));
}

const tests = [{ label: 'Check Tables', run: checkTables }];

export function Tables() {
  return <Trials tests={tests} />;
}
