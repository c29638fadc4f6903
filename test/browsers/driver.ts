type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const desktop: Size = { width: 1280, height: 860 };
/** As narrow as WebKit's window gets. */
export const phone: Size = { width: 450, height: 844 };

/** One window of a browser with nothing in it, as an engine offers it: what a person does, and a look at the page. */
export type Driver = {
  goTo(url: string): Promise<void>;
  url(): Promise<string>;
  reload(): Promise<void>;
  /** Calls a function of the page's own language there, with values that can be written as JSON. */
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
  /** A window of its own, with no cookie and nothing stored. */
  open(size: Size): Promise<Driver>;
  /** Where files that a page saves arrive. */
  downloads: string;
  close(): Promise<void>;
};
