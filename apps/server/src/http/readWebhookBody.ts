/** The bytes of a webhook's body, which its signature covers; null if there are more than `maxBytes`. */
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
