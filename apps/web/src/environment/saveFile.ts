/** ms until the object URL is revoked; long enough for any browser to have read it. */
const revokeAfterMs = 60_000;

/** Downloads a file under this name. */
export function saveFile(page: Window & typeof globalThis, name: string, content: Blob): void {
  const url = page.URL.createObjectURL(content);
  const link = page.document.createElement('a');
  link.href = url;
  link.download = name;
  page.document.body.append(link);
  link.click();
  link.remove();
  page.setTimeout(() => page.URL.revokeObjectURL(url), revokeAfterMs);
}
