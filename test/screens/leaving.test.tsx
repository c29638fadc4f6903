import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { useLeaving } from '#editor/use-leaving.tsx';
import { button, field, heading, link } from './find.ts';
import * as see from './see.ts';

/** A page from which the next one never loads, as on a slow network. */
function Writing() {
  const [written, write] = useState('');
  const { dialog } = useLeaving(written !== '', written);
  return (
    <>
      <label>
        Written words <input value={written} onChange={(event) => write(event.target.value)} />
      </label>
      <Link to="/pricing">The next page</Link>
      <Link to="/earn">Another page</Link>
      {dialog}
    </>
  );
}

const question = heading('Leave without saving?');

function closes(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return !event.defaultPrevented;
}

test('leaving asks once, and again if the next page is slow and the user writes more', async () => {
  await cleanup();
  await render(
    <MemoryRouter>
      <Writing />
    </MemoryRouter>,
  );
  expect(closes()).toBe(true);
  await field('Written words').fill('One');
  expect(closes()).toBe(false);
  await link('The next page').click();
  await button('Leave').click();
  await see.none(question);
  expect(closes()).toBe(true);
  await link('The next page').click();
  await see.none(question);

  await userEvent.type(field('Written words'), ' more');
  expect(closes()).toBe(false);
  await link('Another page').click();
  await see.visible(question);
  await button('Keep writing').click();
});
