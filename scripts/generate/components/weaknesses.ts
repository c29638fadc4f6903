type Weakness = { name: string; severity: string; advisory?: string };
/** What is known against a part itself, or the name of a part that brings its own. */
type Cause = { url?: string; severity: string } | string;

/** Not reached by anything of ours, and mended in no version: why that is so, by the advisory's name. */
const accepted: Record<string, string> = {
  'GHSA-v3m3-f69x-jf25':
    'script through Quill’s export of HTML, which Quill calls when something is copied out of the editor of admins; ours takes that call’s place (web/src/editor/quill/clipboard.ts), and 2.0.3 is the newest',
};

const advisoryIn = (url = '') => /GHSA(?:-\w{4}){3}/.exec(url)?.[0];

function weaknessesOf(name: string, severity: string, via: readonly Cause[] = []): Weakness[] {
  if (via.length === 0) return [{ name, severity }];
  return via.flatMap((cause) => {
    if (typeof cause === 'string') return [];
    const advisory = advisoryIn(cause.url);
    return [{ name, severity: cause.severity, ...(advisory === undefined ? {} : { advisory }) }];
  });
}

/** Each that is known of a component; undefined where npm had no answer. */
export function weaknessesIn(answer: string): Weakness[] | undefined {
  try {
    const { vulnerabilities }: { vulnerabilities?: Record<string, { severity: string; via?: Cause[] }> } =
      JSON.parse(answer);
    return (
      vulnerabilities &&
      Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) =>
        weaknessesOf(name, severity, via),
      )
    );
  } catch {
    return undefined;
  }
}

const reasonFor = ({ advisory = '' }: Weakness) => accepted[advisory];

/** What is known, in words, and the exit code: 1 where anything stands that is not accepted, 2 where nothing is known and that has to be `sure`. */
export function verdictOn(known: Weakness[] | undefined, { sure }: { sure: boolean }) {
  if (known === undefined) {
    const words = 'The registry could not be asked for known weaknesses, so nothing is known of any.';
    return { words, exitCode: sure ? 2 : 0 };
  }
  const open = known.filter((each) => reasonFor(each) === undefined);
  const named = open.map(({ name, severity, advisory }) =>
    [name, `(${[severity, advisory].filter(Boolean).join(', ')})`].join(' '),
  );
  const words = [
    open.length === 0
      ? 'No weakness is known that can be reached.'
      : `Weaknesses are known: ${named.join(', ')}.`,
    ...known.flatMap((each) => {
      const reason = reasonFor(each);
      return reason === undefined ? [] : [`  ${each.name} (${each.advisory}) is accepted: ${reason}.`];
    }),
  ].join('\n');
  return { words, exitCode: open.length === 0 ? 0 : 1 };
}
