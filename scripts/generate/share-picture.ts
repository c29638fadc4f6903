import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { brand } from '#contract/brand.ts';
import { pictureSize, type sharePicture } from '#contract/share-pictures.ts';

type Words = Pick<ReturnType<typeof sharePicture>, 'title' | 'description'>;

export const wordsIn = ({ title, description }: Words) => `${title}\n${description}`;

const inText = (file: string) => readFileSync(file).toString('base64');
const font = (name: string, file: string) =>
  `@font-face { font-family: '${name}'; font-weight: 200 800; src: url(data:font/woff2;base64,${inText(`node_modules/@fontsource-variable/${file}-latin-wght-normal.woff2`)}) }`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Returns the picture as HTML, in the colours and fonts of the pages. */
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

const keyword = 'Description';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const chunksBegin = 8;

/** Adds the words of a picture to its PNG, in a text chunk. */
export function withText(png: Buffer, text: string): Buffer {
  const firstEnds = chunksBegin + 12 + png.readUInt32BE(chunksBegin);
  // Keyword, not compressed, no language, and the text in UTF-8.
  const data = Buffer.from(`${keyword}\0\0\0\0\0${text}`);
  return Buffer.concat([png.subarray(0, firstEnds), chunk('iTXt', data), png.subarray(firstEnds)]);
}

type Picture = { width: number; height: number; text: string };

export function readPng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  for (let at = chunksBegin; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const data = png.toString('utf8', at + 8, at + 8 + png.readUInt32BE(at));
    if (data.startsWith(keyword)) return { width, height, text: data.slice(keyword.length + 5) };
  }
  return { width, height, text: '' };
}
