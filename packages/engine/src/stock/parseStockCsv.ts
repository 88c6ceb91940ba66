import { countLines } from '@hub/domain/imports';
import type { StockCsvRow } from '@hub/domain/stock';
import Papa from 'papaparse';

/** Rows of a CSV text with their first line numbers, from 1. */
export function parseStockCsv(text: string): readonly StockCsvRow[] {
  const { data } = Papa.parse<string[]>(text);
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += countLines(cells);
    return row;
  });
}
