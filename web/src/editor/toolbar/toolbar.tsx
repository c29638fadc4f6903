import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { alignments, palette, textSizes } from '#contract/post-html.ts';
import { frame } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Formats, RichText } from '../quill/rich-text.ts';

const drawSign = (drawn: string) => (
  <svg {...frame} viewBox="0 0 16 16" width="16" height="16" strokeWidth="1.4">
    <path d={drawn} />
  </svg>
);

const lines = 'M7 3.5h8M7 8h8M7 12.5h8';

const numbers = drawSign(`${lines}M2 2.5l1.2-.7v3.6M1.6 10.4c2.2-1.2 2.4.9.2 3.1h2.4`);
const points = drawSign(
  `${lines}M2 3.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M2 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M2 12.5a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0`,
);
const outdent = drawSign('M15 2.5H1M15 13.5H1M15 6.2H8M15 9.8H8M4.5 5.5 2 8l2.5 2.5');
const indent = drawSign('M15 2.5H1M15 13.5H1M15 6.2H8M15 9.8H8M2 5.5 4.5 8 2 10.5');
const quotation = drawSign('M6.5 3.5C3.5 4 2 6 2 9v3.5h4.5V8H2M14.5 3.5C11.5 4 10 6 10 9v3.5h4.5V8H10');
const code = drawSign('M5 4 1 8l4 4M11 4l4 4-4 4');
const undo = drawSign('M5 3 2 6l3 3M2 6h7.5a4 4 0 0 1 0 8H6');
const redo = drawSign('M11 3l3 3-3 3M14 6H6.5a4 4 0 0 0 0 8H10');

const hues = ['grey', 'red', 'orange', 'yellow', 'green', 'blue', 'purple'];
const rows = ['', 'palest', 'light', 'dark', 'darkest'];

function nameOf(at: number): string {
  const hue = hues[at % hues.length] ?? '';
  if (hue === 'grey' && at < 2 * hues.length) return at === 0 ? 'black' : 'white';
  return `${rows[Math.floor(at / hues.length)] ?? ''} ${hue}`.trim();
}

type ColourMenuProps = { label: string; onChoose: (shade: string | false) => void };

const ColourMenu = ({ label, onChoose }: ColourMenuProps) => (
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

type Props = {
  editor: RichText | undefined;
  formats: Formats;
  onInsert: (what: 'link' | 'picture' | 'video') => void;
};

const marks = [
  { name: 'bold', label: 'Bold', sign: <strong>B</strong> },
  { name: 'italic', label: 'Italic', sign: <em>I</em> },
  { name: 'underline', label: 'Underline', sign: <u>U</u> },
  { name: 'strike', label: 'Strike', sign: <s>S</s> },
] as const;

const lists = [
  { value: 'ordered', label: 'Ordered list', sign: numbers },
  { value: 'bullet', label: 'Bullet list', sign: points },
] as const;

const blocks = [
  { name: 'blockquote', label: 'Blockquote', sign: quotation },
  { name: 'code-block', label: 'Code block', sign: code },
] as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type ToolProps = { label: string; pressed?: boolean; onPress: () => void; children: ReactNode };

/** A button of the toolbar. Pressing it with the pointer keeps the focus and the selection in the text. */
const Tool = ({ label, pressed, onPress, children }: ToolProps) => (
  <button
    type="button"
    className="tool"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

type PickerProps = {
  label: string;
  none: string;
  options: readonly { value: string; label: string }[];
  value: unknown;
  onChoose: (value: string | false) => void;
};

const Picker = ({ label, none, options, value, onChoose }: PickerProps) => (
  <select
    className="tool-picker"
    aria-label={label}
    value={typeof value === 'string' || typeof value === 'number' ? value : ''}
    onChange={(event) => onChoose(event.target.value || false)}
  >
    <option value="">{none}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);

const controls = '.tool, .tool-picker, .menu-button';

const controlsIn = (bar: HTMLElement | null) => [...(bar?.querySelectorAll<HTMLElement>(controls) ?? [])];

function makeStop(bar: HTMLElement | null, stop: HTMLElement | undefined) {
  for (const control of controlsIn(bar)) control.tabIndex = control === stop ? 0 : -1;
}

/** Makes the toolbar one stop for the Tab key; arrow keys move between its controls. */
function useArrows() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makeStop(bar.current, controlsIn(bar.current)[0]), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const list = controlsIn(bar.current);
    const at = list.findIndex((control) => control === event.target);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    const next = list.at((at + step) % list.length);
    makeStop(bar.current, next);
    next?.focus();
  };
  return { bar, onKeyDown };
}

export function Toolbar({ editor, formats, onInsert }: Props) {
  const { bar, onKeyDown } = useArrows();
  const toggle = (name: string) => editor?.format(name, !formats[name]);
  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label="Formatting"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Picker
        label="Heading"
        none="Text"
        options={['1', '2', '3'].map((value) => ({ value, label: `Heading ${value}` }))}
        value={formats.header}
        onChoose={(level) => editor?.format('header', level === false ? false : Number(level))}
      />
      <Picker
        label="Size"
        none="Normal"
        options={textSizes.map((value) => ({ value, label: capital(value) }))}
        value={formats.size}
        onChoose={(size) => editor?.format('size', size)}
      />
      {marks.map(({ name, label, sign }) => (
        <Tool key={name} label={label} pressed={formats[name] === true} onPress={() => toggle(name)}>
          {sign}
        </Tool>
      ))}
      <ColourMenu label="Text colour" onChoose={(shade) => editor?.format('color', shade)} />
      <ColourMenu label="Background colour" onChoose={(shade) => editor?.format('background', shade)} />
      {lists.map(({ value, label, sign }) => (
        <Tool
          key={value}
          label={label}
          pressed={formats.list === value}
          onPress={() => editor?.format('list', formats.list === value ? false : value)}
        >
          {sign}
        </Tool>
      ))}
      <Tool label="Outdent" onPress={() => editor?.indent(-1)}>
        {outdent}
      </Tool>
      <Tool label="Indent" onPress={() => editor?.indent(1)}>
        {indent}
      </Tool>
      <Picker
        label="Alignment"
        none="Left"
        options={alignments.map((value) => ({ value, label: capital(value) }))}
        value={formats.align}
        onChoose={(side) => editor?.format('align', side)}
      />
      {blocks.map(({ name, label, sign }) => (
        <Tool key={name} label={label} pressed={Boolean(formats[name])} onPress={() => toggle(name)}>
          {sign}
        </Tool>
      ))}
      <Tool
        label="Link"
        pressed={formats.link !== undefined}
        onPress={() => (formats.link === undefined ? onInsert('link') : editor?.format('link', false))}
      >
        Link
      </Tool>
      <Tool label="Image" onPress={() => onInsert('picture')}>
        Image
      </Tool>
      <Tool label="Video" onPress={() => onInsert('video')}>
        Video
      </Tool>
      <Tool label="Clear formatting" onPress={() => editor?.clear()}>
        Clear
      </Tool>
      <Tool label="Undo" onPress={() => editor?.undo()}>
        {undo}
      </Tool>
      <Tool label="Redo" onPress={() => editor?.redo()}>
        {redo}
      </Tool>
    </div>
  );
}
