/** Rows whose SKU or name contains every word of the text, ignoring case. */
export function matchingRows<Row extends { sku: string; name: string }>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter(({ sku, name }) => {
    const searchable = `${sku} ${name}`.toLowerCase();
    return words.every((word) => searchable.includes(word));
  });
}
