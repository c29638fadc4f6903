import type { ReactNode } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import '#styles/index.css';

const pageOf = (part: ReactNode) => (
  <main>
    <h1>A page</h1>
    <h2>A part of it</h2>
    {part}
  </main>
);

/** Renders a part alone, on a page like those of the app. */
export async function draw(part: ReactNode) {
  await cleanup();
  const { rerender } = await render(pageOf(part));
  return { instead: (other: ReactNode) => rerender(pageOf(other)) };
}
