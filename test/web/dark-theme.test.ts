import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from '#contract/post-html.ts';

const folder = 'web/src/styles';
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

type Colour = { light: number; dark: number };

const shown = (light: number) => Math.min(1, Math.max(0, light));

/** Returns the relative luminance of a colour as WCAG defines it; matrices: https://bottosson.github.io/posts/oklab */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short);
  const green = shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short);
  const blue = shown(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const pair = String.raw`light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)`;

function colour(value: string): Colour | undefined {
  const [, light, dark] = new RegExp(`^${pair}$`).exec(value) ?? [];
  if (light === undefined || dark === undefined) return undefined;
  return { light: luminance(light), dark: luminance(dark) };
}

const tokens = new Map<string, Colour>();
for (const [, name = '', value = ''] of sheets.matchAll(new RegExp(`--([\\w-]+): (${pair});`, 'g'))) {
  const known = colour(value);
  if (known) tokens.set(name, known);
}

/** Returns all colours that a property is set to: tokens by name, literal colours and the values of variables. */
function coloursOf(property: string): Map<string, Colour> {
  const found = new Map<string, Colour>();
  for (const [, value = ''] of sheets.matchAll(new RegExp(`^\\s*${property}: (.+);$`, 'gm'))) {
    const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    const known = name === undefined ? colour(value) : tokens.get(name);
    if (known) found.set(name ?? value, known);
    else if (name) for (const each of coloursOf(`--${name}`)) found.set(...each);
  }
  return found;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

test('contrast is computed as WCAG defines it', () => {
  expect(contrast(luminance('1 0 0'), luminance('0 0 0'))).toBeCloseTo(21);
  expect(contrast(luminance('0.5999 0 0'), luminance('1 0 0'))).toBeCloseTo(3.95, 1);
});

test('every colour is declared for both themes at once, so that the dark theme is the light one in other colours', () => {
  expect(sheets).not.toMatch(/prefers-color-scheme|#[\da-f]{3,8}\b|rgb\(|hsl\(/i);
  const alone = sheets.replaceAll(/light-dark\([^;]+\);/g, '');
  expect(alone).not.toContain('oklch(');
  for (const [, rule] of sheets.matchAll(/\[data-theme[^\]]*\] \{([^}]*)\}/g)) {
    expect(rule?.trim()).toMatch(/^color-scheme: (light|dark);$/);
  }
});

test('colours with AA or AAA contrast in the light theme have it in the dark theme too', () => {
  const inks = coloursOf('color');
  const grounds = coloursOf('background');
  expect(inks.size).toBeGreaterThan(8);
  expect(grounds.size).toBeGreaterThan(6);
  const worse: string[] = [];
  for (const [ink, above] of inks) {
    for (const [ground, below] of grounds) {
      for (const least of [4.5, 7]) {
        const read = contrast(above.light, below.light) >= least;
        if (read && contrast(above.dark, below.dark) < least) worse.push(`${ink} on ${ground} at ${least}`);
      }
    }
  }
  expect(worse).toEqual([]);
});

/** Returns lightness, chroma and hue of a palette colour; matrices: https://bottosson.github.io/posts/oklab */
function inOklch(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const light = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return [light, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** Returns the luminance of each palette colour as a variable renders it, in the light and in the dark theme. */
function drawn(variable: string): [light: number[], dark: number[]] {
  const bounds = String.raw`oklch\(from var\(--${variable}\) (min|max)\(l, ([\d.]+)\) min\(c, ([\d.]+)\) h\)`;
  const [one, other] = [...sheets.matchAll(new RegExp(bounds, 'g'))].map(([, bound, light, most]) =>
    palette.map((hex) => {
      const [lightness, chroma, hue] = inOklch(hex);
      const kept = Math[bound === 'min' ? 'min' : 'max'](lightness, Number(light));
      return luminance(`${kept} ${Math.min(chroma, Number(most))} ${hue}`);
    }),
  );
  if (!one || !other) throw new Error(`No rule draws --${variable} in both themes.`);
  return [one, other];
}

test('each text colour of a post is readable on each of its backgrounds and on the page, in both themes', () => {
  const paper = tokens.get('paper');
  const ink = tokens.get('ink');
  if (!paper || !ink) throw new Error('The paper or the ink is missing.');
  const [inks, grounds] = [drawn('shade'), drawn('ground')];
  for (const [theme, at] of [
    ['light', 0],
    ['dark', 1],
  ] as const) {
    for (const above of [...inks[at], ink[theme]]) {
      for (const below of [...grounds[at], paper[theme]]) {
        expect(contrast(above, below)).toBeGreaterThan(4.5);
      }
    }
  }
});
