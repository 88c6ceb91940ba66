import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether any signature is the HMAC-SHA256 of the content, compared in constant time. */
export function isSignatureValid(
  content: Uint8Array,
  key: Uint8Array,
  signatures: readonly string[],
  encoding: 'base64' | 'hex',
): boolean {
  const expected = createHmac('sha256', key).update(content).digest();
  return signatures.some((signature) => {
    const given = Buffer.from(signature, encoding);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
