import { type BackfillProgress, backfillStartText, backfillText, storeTexts as texts } from '@hub/domain/store';
import { BlockStack, Text } from '@shopify/polaris';
import { ProgressBar } from '../data/ProgressBar.tsx';

export interface BackfillBarProps {
  /** How far the store's orders are read. */
  backfill: BackfillProgress;
  /** IANA name. */
  timeZone: string;
}

/** How many of the store's orders are read, since when, with a bar while it goes on. */
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
