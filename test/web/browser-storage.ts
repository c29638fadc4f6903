import { vi } from 'vitest';

/** A browser's storage, for code that runs in Node here. */
export const storageOf = (entries: Record<string, string>) => stubbed('localStorage', entries);

/** That of one tab. */
export const tabStorageOf = (entries: Record<string, string>) => stubbed('sessionStorage', entries);

function stubbed(name: string, entries: Record<string, string>): Map<string, string> {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
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

/** As in a browser that refuses its storage to a site. */
export function blockStorage(): void {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
