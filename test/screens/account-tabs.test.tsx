import { expect, test, vi } from 'vitest';
import { mirror } from '#account/session/mirror.ts';
import { joinTabs } from '#account/session/tabs.ts';

/** Another document of this origin, with the same storage. */
function anotherTab(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow!;
}

test('without BroadcastChannel, a sign-in or sign-out in another tab is noticed through localStorage', async () => {
  localStorage.clear();
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const heard: string[] = [];
  joinTabs().listen((message) => void heard.push(message));
  const other = anotherTab();

  mirror.write({ id: 'ada', auth_method: 'manual' });
  const { localStorage: written } = other;
  const person = { ...localStorage };
  localStorage.clear();
  for (const [key, value] of Object.entries(person)) written.setItem(key, String(value));
  await expect.poll(() => heard).toEqual(['SIGNED_IN']);
  written.removeItem('current_user_id');
  await expect.poll(() => heard).toEqual(['SIGNED_IN', 'WORK_KEPT']);
  written.clear();
  mirror.write({ id: 'ada', auth_method: 'manual' });
  written.clear();
  await expect.poll(() => heard.at(-1)).toBe('SIGNED_OUT');
  other.frameElement?.remove();
});
