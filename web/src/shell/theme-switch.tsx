import { type Theme, chooseTheme, themes, useTheme } from '#browser/theme.ts';
import { HalfMoon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  const current = useTheme();
  return (
    <Menu label={<HalfMoon />} name="Theme" className="theme-switch">
      <fieldset className="choices">
        <legend>Theme</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
            />
            {names[theme]}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
