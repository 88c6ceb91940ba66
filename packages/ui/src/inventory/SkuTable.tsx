import { inventoryTexts, matchingRows, rowsShownText } from '@hub/domain/inventory';
import { BlockStack, Icon, Text, TextField } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { type FigureCell, FigureTable, MoreRows, type SkuPath } from '../data/index.ts';

interface SkuTableRow {
  key: string;
  /** Empty where the lines have none. */
  sku: string;
  name: string;
}

export interface SkuTableProps<Row extends SkuTableRow> {
  /** Accessible name of the table. */
  caption: string;
  rows: readonly Row[];
  /** Column headers after SKU and name. */
  head: readonly string[];
  cellsOf: (row: Row) => readonly FigureCell[];
  skuPath: SkuPath;
}

/** SKUs with a text filter, a hundred at a time. */
export function SkuTable<Row extends SkuTableRow>({ caption, rows, head, cellsOf, skuPath }: SkuTableProps<Row>) {
  const [filter, setFilter] = useState('');
  const matching = matchingRows(rows, filter);
  return (
    <BlockStack gap="300">
      <TextField
        label={inventoryTexts.filter}
        labelHidden
        placeholder={inventoryTexts.filter}
        autoComplete="off"
        type="search"
        value={filter}
        onChange={setFilter}
        clearButton
        onClearButtonClick={() => setFilter('')}
        prefix={<Icon source={SearchIcon} tone="subdued" />}
      />
      <MoreRows rows={matching} label={caption}>
        {(shown) => (
          <BlockStack gap="200">
            <div role="status">
              <Text as="p" tone="subdued">
                {rowsShownText({ shown: shown.length, matching: matching.length, all: rows.length, filter })}
              </Text>
            </div>
            {shown.length > 0 && (
              <FigureTable
                caption={caption}
                head={[inventoryTexts.sku, inventoryTexts.name, ...head]}
                rows={shown.map((row) => ({
                  key: row.key,
                  name:
                    row.sku === ''
                      ? { text: inventoryTexts.noSku }
                      : { text: row.sku, path: skuPath(row.sku, 'ordered') },
                  cells: [{ text: row.name, isText: true }, ...cellsOf(row)],
                }))}
              />
            )}
          </BlockStack>
        )}
      </MoreRows>
    </BlockStack>
  );
}
