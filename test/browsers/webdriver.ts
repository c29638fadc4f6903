// A client for the part of the W3C WebDriver protocol that the journeys use.

/** The key of an element's id in a response of the protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export type Rect = { x: number; y: number; width: number; height: number };
type Session = { sessionId: string };

const actionsAt = ({ x, y }: { x: number; y: number }) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export async function startSession(driver: string, capabilities: object) {
  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(driver + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId } = await call<Session>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${sessionId}`;
  const perform = (actions: object[]) => call('POST', `${session}/actions`, { actions });

  return {
    goTo: (url: string) => call('POST', `${session}/url`, { url }),
    url: () => call<string>('GET', `${session}/url`),
    reload: () => call('POST', `${session}/refresh`, {}),
    async run<Value>(script: string, args: unknown[]): Promise<Value> {
      const { value, failed } = await call<{ value: Value; failed?: string }>(
        'POST',
        `${session}/execute/async`,
        {
          script: `const done = arguments[arguments.length - 1];
            Promise.resolve((${script})(...[...arguments].slice(0, -1)))
              .then((value) => done({ value }), (error) => done({ failed: String(error) }));`,
          args,
        },
      );
      if (failed !== undefined) throw new Error(failed);
      return value;
    },
    click: (place: { x: number; y: number }) => perform(actionsAt(place)),
    keys: (actions: { type: 'keyDown' | 'keyUp'; value: string }[]) =>
      perform([{ type: 'key', id: 'keyboard', actions }]),
    async sendFile(selector: string, path: string) {
      const found = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await call('POST', `${session}/element/${found[elementKey]}/value`, { text: path });
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    place: () => call<Rect>('GET', `${session}/window/rect`),
    resize: (rect: Partial<Rect>) => call<Rect>('POST', `${session}/window/rect`, rect),
    end: () => call('DELETE', session),
  };
}
