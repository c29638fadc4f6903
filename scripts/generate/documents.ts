import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { demandChromium } from '../shared/browsers.ts';

// Opens, rewrites and saves every document of `test/docx` in a browser, as the product does. Then opens each in LibreOffice
// (Debian: libreoffice-writer-nogui), which must convert it to PDF and find the new words.

type Returned = { title: string; wrong: string[]; base64: string };

const entry = `
import { comeBack } from ${JSON.stringify(resolve('test/docx/coming-back.ts'))};
import { variants } from ${JSON.stringify(resolve('test/docx/variants.ts'))};
globalThis.returned = async () => {
  const all = [];
  for (const variant of await variants())
    for (const { title, wrong, bytes } of await comeBack(variant)) all.push({ title, wrong, base64: bytes.toBase64() });
  return all;
};`;

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.startsWith('virtual:') ? id : undefined),
        load: (id) => (id === 'virtual:documents' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:documents', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}

async function comeBack(): Promise<Returned[]> {
  const browser = await chromium.launch({ executablePath: await demandChromium() });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    return await page.evaluate('returned()');
  } finally {
    await browser.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const office = (kind: string, into: string, files: string[]) =>
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      kind,
      '--outdir',
      into,
      ...files,
    ],
    { stdio: 'ignore', timeout: 600_000 },
  );

const returned = await comeBack();
const files = returned.map(({ base64 }, index) => {
  const file = join(folder, `${index}.docx`);
  writeFileSync(file, Buffer.from(base64, 'base64'));
  return file;
});
for (const kind of ['pdf', 'txt:Text']) {
  mkdirSync(join(folder, kind.slice(0, 3)), { recursive: true });
  // LibreOffice takes only a limited number of names at a time.
  for (let at = 0; at < files.length; at += 40)
    office(kind, join(folder, kind.slice(0, 3)), files.slice(at, at + 40));
}
let wrong = 0;
for (const [index, { title, wrong: found }] of returned.entries()) {
  const made = (kind: string) => join(folder, kind, `${index}.${kind}`);
  const words = existsSync(made('txt')) ? readFileSync(made('txt'), 'utf8') : '';
  const said = ['Rivers', 'show', 'use', 'The estuary', 'what a river is.'].every((each) =>
    words.includes(each),
  );
  const all = [
    ...found,
    ...(existsSync(made('pdf')) ? [] : ['LibreOffice made no PDF of it.']),
    ...(said ? [] : ['LibreOffice does not find the new words in it.']),
  ];
  if (all.length > 0) console.log(`${title}: ${all.join(' ')}`);
  if (all.length > 0) wrong++;
}
console.log(`${returned.length} documents came back, ${wrong} of them wrong. They are in ${folder}.`);
process.exitCode = wrong > 0 ? 1 : 0;
