import { readFileSync } from 'node:fs';
import { brand } from '#contract/brand.ts';
import { pictureSize, type sharePicture } from '#contract/share-pictures.ts';

type Words = Pick<ReturnType<typeof sharePicture>, 'title' | 'description'>;

export const wordsIn = ({ title, description }: Words) => `${title}\n${description}`;

const inText = (file: string) => readFileSync(file).toString('base64');
const font = (name: string, file: string) =>
  `@font-face { font-family: '${name}'; font-weight: 200 800; src: url(data:font/woff2;base64,${inText(`node_modules/@fontsource-variable/${file}-latin-wght-normal.woff2`)}) }`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** In the colours and the faces of the pages themselves. */
export const drawing = ({ title, description }: Words) => `<!doctype html>
<meta charset="utf-8">
<style>
${font('Newsreader', 'newsreader/files/newsreader')}
${font('Instrument Sans', 'instrument-sans/files/instrument-sans')}
body {
  box-sizing: border-box; display: grid; grid-template-rows: auto 1fr auto; margin: 0; padding: 72px 80px 64px;
  inline-size: ${pictureSize.width}px; block-size: ${pictureSize.height}px; background: #fbf9f5; color: #24211d;
}
.mark { display: flex; align-items: center; gap: 18px; font: 600 40px Newsreader }
svg { inline-size: 44px }
h1 { align-self: center; margin: 0; font: 400 ${title.length > 30 ? 84 : 108}px/1.06 Newsreader; letter-spacing: -0.024em; text-wrap: balance }
.below { border-block-start: 2px solid #d9d5cc; padding-block-start: 28px; font: 30px/1.4 'Instrument Sans'; color: #57524b; text-wrap: pretty }
</style>
<div class="mark">${readFileSync('web/public/favicon.svg', 'utf8')}${escape(brand.name)}</div>
<h1>${escape(title)}</h1>
<div class="below">${escape(description)}</div>
`;
