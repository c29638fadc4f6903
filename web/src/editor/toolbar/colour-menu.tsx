import { palette } from '#contract/post-html.ts';
import { Menu } from '#ui/menu.tsx';

const hues = ['grey', 'red', 'orange', 'yellow', 'green', 'blue', 'purple'];
const rows = ['', 'palest', 'light', 'dark', 'darkest'];

function nameOf(at: number): string {
  const hue = hues[at % hues.length] ?? '';
  if (hue === 'grey' && at < 2 * hues.length) return at === 0 ? 'black' : 'white';
  return `${rows[Math.floor(at / hues.length)] ?? ''} ${hue}`.trim();
}

type Props = { label: string; onChoose: (shade: string | false) => void };

export const ColourMenu = ({ label, onChoose }: Props) => (
  <Menu className="colour-menu" label={label}>
    <ul className="shades" aria-label={label}>
      {palette.map((colour, at) => (
        <li key={colour}>
          <button
            type="button"
            data-closes
            className="shade"
            aria-label={nameOf(at)}
            title={nameOf(at)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(colour.slice(1))}
            ref={(swatch) => swatch?.style.setProperty('background-color', colour)}
          />
        </li>
      ))}
    </ul>
    <button type="button" data-closes className="link-button" onClick={() => onChoose(false)}>
      No colour
    </button>
  </Menu>
);
