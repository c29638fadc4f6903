// `npm run bench` measures the page, the server and the rewriter; docs/performance.md has the bars. `-- --small` runs each part
// once on small inputs and without Lighthouse, only to check that it works: those figures mean nothing.
import { parseArgs } from 'node:util';
import { type PostPage, postPath } from '#contract/blog.ts';
import { isRendered } from '#contract/descriptions.ts';
import { pageNames, pages } from '#contract/pages.ts';
import { printGuestCall } from './bench/guest-call.ts';
import { auditWith, categories, measurePage, recordedAudit } from './bench/lighthouse.ts';
import { longestTasks } from './bench/long-text.ts';
import { bareScriptBytes, scriptBytes } from './bench/page-weight.ts';
import { printRewriterSpeed } from './bench/rewriter.ts';
import { waits } from './bench/waits.ts';
import { startLocal } from './local/product.ts';
import { demandChromium } from './shared/browsers.ts';

const { values: options } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const amounts = options.small
  ? {
      rewriter: { words: 2_000, within: 0.01 },
      guestCalls: 3,
      lighthouse: { runs: 1, pages: 1 },
      longText: { runs: 1, words: 1_000 },
      waits: { runs: 1, words: 2_000 },
    }
  : {
      rewriter: { words: 1_000_000, within: 5 },
      guestCalls: 300,
      lighthouse: { runs: 3, pages: Number.POSITIVE_INFINITY },
      longText: { runs: 5, words: 100_000 },
      waits: { runs: 9, words: 30_000 },
    };

printRewriterSpeed(amounts.rewriter);

const chromium = await demandChromium();
// Measures the rules, even if a local model is running.
process.env.LONGHAND_MODELS ??= '';
const port = await startLocal(Number(process.env.PORT ?? 8798), 'scripts/bench/measured-worker.ts');
const site = `http://localhost:${port}`;

console.log();
await printGuestCall(port, amounts.guestCalls);

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
const { runs, pages: mostPages } = amounts.lighthouse;
const audit = options.small ? recordedAudit : auditWith(chromium);
for (const path of [...rendered, ...drawn].slice(0, mostPages)) {
  const { score, largestPaint } = await measurePage(`${site}${path}`, audit, { runs });
  const withoutScript = `${site}/without-script${path}`;
  const { largestPaint: ofStatic } = await measurePage(withoutScript, audit, {
    runs,
    only: ['performance'],
  });
  const scores = categories.map((category) => `${category} ${score(category)}`).join('  ');
  const paints = `${Math.round(largestPaint)} ms, ${(largestPaint / ofStatic).toFixed(2)} times ${Math.round(ofStatic)} ms`;
  console.log(`  ${path.padEnd(20)} ${scores}  largest paint ${paints}`);
}

console.log(
  `\nLongest task in the browser with ${amounts.longText.words.toLocaleString('en')} words, median of five (bar: 100 ms; the browser reports those from 50 ms on)`,
);
const inWords = (milliseconds: number) =>
  milliseconds === 0 ? 'under 50' : String(Math.round(milliseconds));
for (const { doing, longest, worst } of await longestTasks(`${site}/`, chromium, amounts.longText)) {
  console.log(`  ${doing.padEnd(44)} ${inWords(longest)} ms, the worst of five ${inWords(worst)}`);
}

console.log(
  '\nFrom a press to the next picture of the page, median of nine browsers and the worst, with each bar',
);
for (const { doing, milliseconds, worst, bar } of await waits(`${site}/`, chromium, amounts.waits)) {
  const [middle, most] = [milliseconds, worst].map((each) => each.toFixed(bar < 1 ? 4 : 0));
  console.log(`  ${doing.padEnd(48)} ${middle}, the worst ${most} (at most ${bar})`);
}
process.exit(0);
