/** As npm grades them, from the least. */
const grades = ['info', 'low', 'moderate', 'high', 'critical'];

type Weakness = { name: string; severity: string };

/** The components of which one is known; undefined where npm had no answer. */
export function weaknessesIn(answer: string): Weakness[] | undefined {
  try {
    const { vulnerabilities }: { vulnerabilities?: Record<string, { severity: string }> } =
      JSON.parse(answer);
    return (
      vulnerabilities && Object.entries(vulnerabilities).map(([name, { severity }]) => ({ name, severity }))
    );
  } catch {
    return undefined;
  }
}

/** Above moderate, or of a grade that is new to us: these have a deadline of days (docs/security.md). */
const isUrgent = ({ severity }: Weakness) =>
  !grades.includes(severity) || grades.indexOf(severity) > grades.indexOf('moderate');

/** What is known, in words, and the exit code: 1 where something is urgent, 2 where nothing is known and that has to be `sure`. */
export function verdictOn(known: Weakness[] | undefined, { sure }: { sure: boolean }) {
  if (known === undefined) {
    const words = 'The registry could not be asked for known weaknesses, so nothing is known of any.';
    return { words, exitCode: sure ? 2 : 0 };
  }
  if (known.length === 0) return { words: 'No weakness of any is known.', exitCode: 0 };
  const named = known.map(({ name, severity }) => `${name} (${severity})`).join(', ');
  return { words: `Weaknesses are known: ${named}.`, exitCode: known.some(isUrgent) ? 1 : 0 };
}
