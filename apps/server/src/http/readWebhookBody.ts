/** A webhook's body as bytes, which its signature covers; `null` for more than `maxBytes`. */
export async function readWebhookBody(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
