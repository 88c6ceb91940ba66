import { stockKey, type StockDraft, type StockLevel, stockScreenTexts as texts } from '@hub/domain/stock';
import { formatCount } from '@hub/domain/shared';
import { Banner, BlockStack, InlineStack } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { FigureTable } from '../../data/index.ts';
import type { StockLocation } from './StockLocation.ts';

export interface NewerLevelsBannerProps {
  /** The current levels. */
  newer: readonly StockLevel[];
  /** Typed values, by `stockKey`. */
  drafts: ReadonlyMap<string, StockDraft>;
  /** To name the locations. */
  locations: readonly StockLocation[];
  /** A save is in progress. */
  isSaving: boolean;
  /** Saves over the newer levels. */
  onSave: () => void;
  /** Reverts everything that was typed. */
  onDiscard: () => void;
}

/** Levels that a person or a shipment has changed since they were loaded, beside the typed values. */
export function NewerLevelsBanner({ newer, drafts, locations, isSaving, onSave, onDiscard }: NewerLevelsBannerProps) {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  return (
    <Banner tone="warning" title={texts.outdated}>
      <BlockStack gap="200">
        <p>{texts.outdatedNote}</p>
        <FigureTable
          caption={texts.outdated}
          head={[texts.sku, texts.location, texts.onHand, texts.yours]}
          rows={newer.map((level) => ({
            key: stockKey(level),
            name: { text: level.sku },
            cells: [
              { text: names.get(level.locationId) ?? texts.deletedLocation, isText: true },
              { text: formatCount(level.onHand) },
              { text: drafts.get(stockKey(level))?.onHand ?? '' },
            ],
          }))}
        />
        <InlineStack gap="200">
          <ActionButton label={texts.saveAnyway} disabledReason={null} loading={isSaving} onAction={onSave} />
          <ActionButton label={texts.discard} disabledReason={null} onAction={isSaving ? () => undefined : onDiscard} />
        </InlineStack>
      </BlockStack>
    </Banner>
  );
}
