import type { Page, Run } from './page.ts';

/** As pdf.js reports them: `transform` is that of the letters on the page, `view` that of the page as shown. */
export type Drawn = { str: string; width: number; transform: readonly number[]; fontName: string };
type View = { width: number; height: number; transform: readonly number[] };
type Quarter = 0 | 1 | 2 | 3;
type Turned = { run: Run; quarter: Quarter };

/** What most of a page says is upright; what stands across it, as a stamp along the margin, is no part of the text. */
export function uprightPage(drawn: readonly Drawn[], view: View): Page {
  const turned = drawn.flatMap((each) => turnedRun(each, view));
  const letters = [0, 0, 0, 0];
  for (const { quarter, run } of turned) letters[quarter] = (letters[quarter] ?? 0) + run.text.length;
  const most = letters.indexOf(Math.max(...letters));
  const isSide = most % 2 === 1;
  return {
    width: isSide ? view.height : view.width,
    height: isSide ? view.width : view.height,
    runs: turned.filter(({ quarter }) => quarter === most).map(({ run }) => run),
  };
}

const ofRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const ofLeft = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

function turnedRun({ str, width, transform, fontName: font }: Drawn, view: View): Turned[] {
  const text = str.replace(/\s+/g, ' ');
  if (text.trim() === '') return [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  const [ta = 0, tb = 0, tc = 0, td = 0, te = 0, tf = 0] = view.transform;
  const along = { x: ta * a + tc * b, y: tb * a + td * b };
  const up = { x: ta * c + tc * d, y: tb * c + td * d };
  const at = { x: ta * e + tc * f + te, y: tb * e + td * f + tf };
  const size = Math.hypot(up.x, up.y);
  const angle = Math.atan2(along.y, along.x) / (Math.PI / 2);
  const turns = Math.round(angle);
  if (size === 0 || Math.abs(angle - turns) > 0.1) return [];
  const quarter = quarterOf(turns);
  const { x, y } = turnedBack(at, quarter, view);
  const toLeft = count(text, ofRight) > count(text, ofLeft);
  return [{ run: { text, left: x, right: x + width, y, size, toLeft, font }, quarter }];
}

function quarterOf(turns: number): Quarter {
  const quarters = [0, 1, 2, 3] as const;
  return quarters[((turns % 4) + 4) % 4] ?? 0;
}

function turnedBack({ x, y }: { x: number; y: number }, quarter: Quarter, { width, height }: View) {
  switch (quarter) {
    case 0:
      return { x, y };
    case 1:
      return { x: y, y: width - x };
    case 2:
      return { x: width - x, y: height - y };
    case 3:
      return { x: height - y, y: x };
  }
}
