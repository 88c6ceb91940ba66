import { type BackfillProgress, backfillStartText, backfillText, storeTexts as texts } from '@hub/domain/store';
import { BlockStack, Text } from '@shopify/polaris';
import { ProgressBar } from '../data/ProgressBar.tsx';

export interface BackfillBarProps {
  /** Progress of importing the store's orders. */
  backfill: BackfillProgress;
  /** IANA time zone. */
  timeZone: string;
}

/** How many of the store's orders are imported and since when, with a bar while the import runs. */
export function BackfillBar({ backfill, timeZone }: BackfillBarProps) {
  const text = backfillText(backfill);
  const { state, startedAt, ordersRead, ordersTotal } = backfill;
  if (text === null) return null;
  return (
    <BlockStack gap="200">
      <Text as="p">{text}</Text>
      {state === 'running' && (
        <>
          <ProgressBar
            label={texts.bar}
            text={text}
            {...(ordersTotal !== null && ordersTotal > 0 && { progress: { done: ordersRead, total: ordersTotal } })}
          />
          <Text as="p" tone="subdued">
            {backfillStartText(startedAt, timeZone)}
          </Text>
        </>
      )}
    </BlockStack>
  );
}
