const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64 or base64url to one character per byte; ignores padding and a cut end. */
export function decodeBase64(text: string): string {
  let bytes = '';
  let bits = 0;
  let bitCount = 0;
  for (const character of text.replaceAll('-', '+').replaceAll('_', '/')) {
    const digit = digits.indexOf(character);
    if (digit < 0) break;
    bits = ((bits << 6) | digit) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes += String.fromCharCode((bits >> bitCount) & 0xff);
  }
  return bytes;
}
