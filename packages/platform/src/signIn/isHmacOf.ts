import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is the HMAC-SHA256 of the content with one of the secrets. Compares in constant time. */
export function isHmacOf(
  content: Uint8Array | string,
  secrets: readonly string[],
  signature: string,
  encoding: 'base64' | 'base64url' | 'hex',
): boolean {
  const given = Buffer.from(signature, encoding);
  return secrets.some((secret) => {
    if (secret === '') return false;
    const expected = createHmac('sha256', secret).update(content).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
