// Prints the size of the product and its limits, at the end of `npm run check`. Fails if a limit is exceeded.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => existsSync(file));

const read = (file: string) => readFileSync(file, 'utf8');
const under = (...folders: string[]) =>
  files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const ofKind = (kind: RegExp, among: string[]) => among.filter((file) => kind.test(file));
const sum = (among: string[], count: (text: string) => number) =>
  among.reduce((total, file) => total + count(read(file)), 0);
const lines = (among: string[]) => sum(among, (text) => text.split('\n').length - 1);

/** Endings of code files; lists of words, texts and figures are JSON or plain text. */
const code = /\.(?:tsx?|mjs|css)$/;
const source = ofKind(code, under('functions', 'web/src', 'scripts'));
const tests = ofKind(code, under('test'));
const climbing = /(?:from|import)\s*\(?\s*['"](?:\.\.\/){3}/g;

const bars: [what: string, figure: number, most: number][] = [
  ['lines of code', lines(source), 83_030],
  ['lines of tests', lines(tests), 37_040],
  [
    'KB of docs',
    Math.ceil(sum(ofKind(/\.md$/, under('docs')), (text) => Buffer.byteLength(text)) / 1000),
    160,
  ],
  ['lines of the README', lines(['README.md']), 130],
  ['files', files.length, 1_660],
  ['imports that climb three folders', sum(source, (text) => text.match(climbing)?.length ?? 0), 20],
  ['lines of the rewriter', lines(ofKind(code, under('functions/prose/rewrite'))), 4_730],
  ['lines of CSS', lines(ofKind(/\.css$/, files)), 6_070],
];

const inFigures = (figure: number) => figure.toLocaleString('en');

export function printSize(): void {
  for (const [what, figure, most] of bars)
    console.log(`${inFigures(figure).padStart(8)} of ${inFigures(most).padStart(7)}  ${what}`);
  const passed = bars.filter(([, figure, most]) => figure > most).map(([what]) => what);
  if (passed.length > 0) throw new Error(`More than the ceiling: ${passed.join(', ')}.`);
}
