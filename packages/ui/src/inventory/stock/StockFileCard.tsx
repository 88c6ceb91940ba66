import { wordsText } from '@hub/domain/messages';
import {
  type AppliedStockChange,
  importLabel,
  moreRowsText,
  previewedRows,
  previewSentence,
  type RefusedStockRow,
  stockKey,
  stockScreenTexts,
} from '@hub/domain/stock';
import { formatCount } from '@hub/domain/shared';
import { Banner, BlockStack, InlineStack, Text } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { FigureTable } from '../../data/index.ts';
import { SkeletonList } from '../../feedback/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import type { StockLocation } from './StockLocation.ts';

/** A chosen file, with its state. */
export type StockFile = { name: string } & (
  | { state: 'reading' }
  | { state: 'failed'; message: string }
  | {
      state: 'read' | 'saving';
      changes: readonly AppliedStockChange[];
      refused: readonly RefusedStockRow[];
      unchanged: number;
    }
);

export interface StockFileCardProps {
  /** The chosen file. */
  file: StockFile;
  /** To name the locations. */
  locations: readonly StockLocation[];
  /** Why this person cannot import; null when they can. */
  disabledReason: string | null;
  /** Imports the file's changes. */
  onImport: () => void;
  /** Discards the file. */
  onCancel: () => void;
}

const texts = stockScreenTexts.file;

/** What a CSV file would change, before anything is saved. */
export function StockFileCard({ file, locations, disabledReason, onImport, onCancel }: StockFileCardProps) {
  if (file.state === 'reading')
    return (
      <SectionCard title={texts.title}>
        <SkeletonList rows={2} rowHeight={40} label={texts.reading} />
      </SectionCard>
    );
  if (file.state === 'failed')
    return (
      <Banner tone="critical" title={file.name} onDismiss={onCancel}>
        <p>{file.message}</p>
      </Banner>
    );
  const { name, changes, refused, unchanged } = file;
  return (
    <SectionCard title={texts.title}>
      <BlockStack gap="300">
        <p role="status">{previewSentence(name, { changes: changes.length, unchanged, refused: refused.length })}</p>
        {changes.length > 0 && <ChangesTable changes={changes} locations={locations} />}
        {refused.length > 0 && <RefusedTable refused={refused} />}
        <InlineStack gap="200">
          <ActionButton
            label={importLabel(changes.length)}
            variant="primary"
            disabledReason={disabledReason ?? (changes.length === 0 ? texts.nothing : null)}
            loading={file.state === 'saving'}
            onAction={onImport}
          />
          <ActionButton label={texts.cancel} disabledReason={null} onAction={onCancel} />
        </InlineStack>
      </BlockStack>
    </SectionCard>
  );
}

function ChangesTable({
  changes,
  locations,
}: Pick<StockFileCardProps, 'locations'> & { changes: readonly AppliedStockChange[] }) {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  const units = (level: AppliedStockChange['after']) => (level === null ? texts.notCounted : formatCount(level.onHand));
  return (
    <>
      <FigureTable
        caption={texts.changes}
        head={[stockScreenTexts.sku, stockScreenTexts.location, texts.before, texts.after]}
        rows={changes.slice(0, previewedRows).flatMap(({ before, after }) => {
          const level = after ?? before;
          if (level === null) return [];
          const location = names.get(level.locationId) ?? stockScreenTexts.deletedLocation;
          const cells = [{ text: location, isText: true }, { text: units(before) }, { text: units(after) }];
          return [{ key: stockKey(level), name: { text: level.sku }, cells }];
        })}
      />
      <MoreRows count={changes.length} />
    </>
  );
}

function RefusedTable({ refused }: { refused: readonly RefusedStockRow[] }) {
  return (
    <>
      <FigureTable
        caption={texts.refused}
        head={[texts.line, texts.refused]}
        rows={refused.slice(0, previewedRows).map(({ line, reason }) => ({
          key: String(line),
          name: { text: formatCount(line) },
          cells: [{ text: wordsText(reason), isText: true }],
        }))}
      />
      <MoreRows count={refused.length} />
    </>
  );
}

function MoreRows({ count }: { count: number }) {
  const text = moreRowsText(count);
  return text === '' ? null : (
    <Text as="p" tone="subdued">
      {text}
    </Text>
  );
}
