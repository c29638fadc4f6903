const readingLasts = 60_000;

export function download(name: string, blob: Blob) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not every browser has read it by the time the press is over.
  setTimeout(() => URL.revokeObjectURL(address), readingLasts);
}
