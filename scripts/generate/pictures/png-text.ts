import { crc32 } from 'node:zlib';

const keyword = 'Description';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const chunksBegin = 8;

/** The picture with the words from which it was drawn, in the chunk that PNG has for such. */
export function withText(png: Buffer, text: string): Buffer {
  const firstEnds = chunksBegin + 12 + png.readUInt32BE(chunksBegin);
  // Keyword, not compressed, no language, and the text in UTF-8.
  const data = Buffer.from(`${keyword}\0\0\0\0\0${text}`);
  return Buffer.concat([png.subarray(0, firstEnds), chunk('iTXt', data), png.subarray(firstEnds)]);
}

export type Picture = { width: number; height: number; text: string };

export function readPng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  for (let at = chunksBegin; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const data = png.toString('utf8', at + 8, at + 8 + png.readUInt32BE(at));
    if (data.startsWith(keyword)) return { width, height, text: data.slice(keyword.length + 5) };
  }
  return { width, height, text: '' };
}
