import { productScreenTexts } from '@hub/domain/products';

/** Largest file, in bytes. */
const largest = 10 * 1024 * 1024;

/** The rows of a CSV file, or why it cannot be read. Semicolons and tabs also separate cells. */
export async function readProductFile(file: Blob): Promise<readonly (readonly string[])[] | string> {
  const { unreadable } = productScreenTexts.file;
  if (file.size > largest) return productScreenTexts.tooLarge;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const { default: Papa } = await import('papaparse');
    const { data, errors } = Papa.parse<string[]>(text.trimEnd());
    const isBroken = text.includes('\0') || errors.some(({ type }) => type === 'Quotes');
    return isBroken || data.length === 0 ? unreadable : data;
  } catch {
    return unreadable;
  }
}
