type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const desktop: Size = { width: 1280, height: 860 };
/** The width is the minimum of WebKit's window. */
export const phone: Size = { width: 450, height: 844 };

/** One empty window of a browser, as an engine offers it: a user's actions, and access to the page. */
export type Driver = {
  goTo(url: string): Promise<void>;
  url(): Promise<string>;
  reload(): Promise<void>;
  /** Calls a JavaScript function in the page, with values that can be written as JSON. */
  run<Value>(source: string, ...values: unknown[]): Promise<Value>;
  click(at: Point): Promise<void>;
  /** One key, or several held together: `['Control', 'v']`. Names are those of `KeyboardEvent.key`. */
  press(keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  resize(size: Size): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  /** Opens a new window without cookies and stored data. */
  open(size: Size): Promise<Driver>;
  /** The folder of files that a page saves. */
  downloads: string;
  close(): Promise<void>;
};
