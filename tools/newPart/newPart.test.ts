import { expect, test } from 'vitest';
import { readPart } from './partFiles.ts';

test.each([undefined, '', 'StockNote', 'inventory/stockNote', '../escape/StockNote', 'inventory/Stock Note'])(
  'the path %j is refused, with an example',
  (path) => expect(() => readPart('component', path)).toThrow('pnpm new:component inventory/stock/StockNote'),
);
