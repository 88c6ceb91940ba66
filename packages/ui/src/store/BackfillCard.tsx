import { type BackfillProgress, storeTexts as texts } from '@hub/domain/store';
import { Banner, BlockStack, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import { BackfillBar } from './BackfillBar.tsx';

export interface BackfillCardProps {
  /** How far the store's orders are read. */
  backfill: BackfillProgress;
  /** IANA name. */
  timeZone: string;
  /** Why this person cannot start it again; null when they can. */
  disabledReason: string | null;
  /** Starting it is on its way. */
  isBusy: boolean;
  /** Goes on after a failure. */
  onResume: () => void;
}

/** The first reading of the store's orders, which goes on while people work. */
export function BackfillCard({ backfill, timeZone, disabledReason, isBusy, onResume }: BackfillCardProps) {
  const bar = <BackfillBar backfill={backfill} timeZone={timeZone} />;
  return (
    <SectionCard title={texts.backfill}>
      {backfill.state === 'failed' ? (
        <Banner tone="warning">
          <BlockStack gap="200" inlineAlign="start">
            {bar}
            <ActionButton label={texts.resume} disabledReason={disabledReason} loading={isBusy} onAction={onResume} />
          </BlockStack>
        </Banner>
      ) : (
        bar
      )}
      {backfill.state === 'running' && (
        <Text as="p" tone="subdued">
          {texts.backfillNote}
        </Text>
      )}
    </SectionCard>
  );
}
