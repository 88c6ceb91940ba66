import { countLines } from '@hub/domain/imports';
import type { StockCsvRow } from '@hub/domain/stock';
import Papa from 'papaparse';

/** The rows of a CSV text with the numbers of their first lines, from 1. */
export function parseStockCsv(text: string): readonly StockCsvRow[] {
  const { data } = Papa.parse<string[]>(text);
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += countLines(cells);
    return row;
  });
}
