import { type PostPage, postPath } from '#contract/blog.ts';
import { isRendered } from '#contract/descriptions.ts';
import { pageNames, pages } from '#contract/pages.ts';
import { printGuestCall } from './bench/guest-call.ts';
import { categories, largestPaintOf, measurePage } from './bench/lighthouse.ts';
import { waits } from './bench/desk.ts';
import { longestTasks } from './bench/long-text.ts';
import { bareScriptBytes, scriptBytes } from './bench/page-weight.ts';
import { printRewriterSpeed } from './bench/rewriter.ts';
import { build } from './build.ts';
import { demandChromium } from './shared/browsers.ts';
import { step } from './shared/command.ts';
import { startLocal } from './local/product.ts';
import { demandFreePort } from './local/worker.ts';

printRewriterSpeed();

const port = Number(process.env.PORT ?? 8798);
const site = `http://localhost:${port}`;
const chromium = await demandChromium();
await demandFreePort(port);
await step('Building the web app', () => build());
await startLocal(port, 'scripts/bench/measured-worker.ts');

console.log();
await printGuestCall(port);

const home = scriptBytes('dist', 'index.html');
const bare = await bareScriptBytes();
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
console.log(`\nJavaScript of the home page, gzip: ${kilobytes(home)}`);
console.log(
  `A bare page of the same libraries:  ${kilobytes(bare)}, ratio ${(home / bare).toFixed(3)} (at most 1.25)`,
);

console.log(
  '\nLighthouse, mobile, median of three (bars: 98, 100, 100, 100), and the largest paint beside that of',
);
console.log('the same document without any script, with its styles and fonts (aim: at most 1.3 times)');
const rendered = pageNames.filter(isRendered).map((name) => pages[name].path);
const { posts }: PostPage = await (await fetch(`${site}/api/blog/posts`)).json();
const drawn = [pages.blog.path, ...posts.slice(0, 1).map(({ slug }) => postPath(slug))];
for (const path of [...rendered, ...drawn]) {
  const { score, largestPaint } = await measurePage(`${site}${path}`, chromium);
  const ofStatic = await largestPaintOf(`${site}/without-script${path}`, chromium);
  const scores = categories.map((category) => `${category} ${score(category)}`).join('  ');
  const paints = `${Math.round(largestPaint)} ms, ${(largestPaint / ofStatic).toFixed(2)} times ${Math.round(ofStatic)} ms`;
  console.log(`  ${path.padEnd(20)} ${scores}  largest paint ${paints}`);
}

console.log(
  '\nLongest task in the browser with 100,000 words, median of five (bar: 100 ms; the browser tells of those from 50 ms on)',
);
const inWords = (milliseconds: number) =>
  milliseconds === 0 ? 'under 50' : String(Math.round(milliseconds));
const printTask = (what: string, milliseconds: number, more = '') =>
  console.log(`  ${what.padEnd(44)} ${inWords(milliseconds)} ms${more}`);
for (const { doing, longest, worst } of await longestTasks(`${site}/`, chromium)) {
  printTask(doing, longest, `, the worst of five ${inWords(worst)}`);
}

console.log(
  '\nFrom a press to the next picture of the page, median of nine browsers and the worst, with each bar',
);
for (const { doing, milliseconds, worst, bar } of await waits(`${site}/`, chromium)) {
  const [middle, most] = [milliseconds, worst].map((each) => each.toFixed(bar < 1 ? 4 : 0));
  console.log(`  ${doing.padEnd(48)} ${middle}, the worst ${most} (at most ${bar})`);
}
process.exit(0);
