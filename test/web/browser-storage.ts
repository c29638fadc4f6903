import { vi } from 'vitest';

/** Stubs localStorage for browser code that runs in Node here. */
export const storageOf = (entries: Record<string, string>) => stubbed('localStorage', entries);

/** Stubs sessionStorage. */
export const tabStorageOf = (entries: Record<string, string>) => stubbed('sessionStorage', entries);

function stubbed(name: string, entries: Record<string, string>): Map<string, string> {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: (place: number) => [...stored.keys()][place] ?? null,
    get length() {
      return stored.size;
    },
  });
  return stored;
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Stubs a localStorage that throws, as in a browser that blocks storage for the site. */
export function blockStorage(): void {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
