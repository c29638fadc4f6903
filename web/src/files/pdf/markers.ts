/** Bullets before list items. Symbol fonts have theirs in the private use area. */
const bullet = /^([•◦▪▫‣⁃●○■□◆◇►▶▸➢➤✓✔❖·∙\uf0b7\uf0a7\uf0d8\uf0a8\uf076\uf0fc]|[-–—*](?= ))\s*/u;
const number = /^(\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])\s+(?=\S)/;

export function markerOf(text: string): { marker: string; rest: string } | null {
  const [sign] = bullet.exec(text) ?? [];
  if (sign !== undefined) return { marker: '-', rest: text.slice(sign.length) };
  const [counted, marker] = number.exec(text) ?? [];
  return counted !== undefined && marker !== undefined ? { marker, rest: text.slice(counted.length) } : null;
}
