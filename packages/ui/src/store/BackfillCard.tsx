import { type BackfillProgress, storeTexts as texts } from '@hub/domain/store';
import { Banner, BlockStack, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import { BackfillBar } from './BackfillBar.tsx';

export interface BackfillCardProps {
  /** Progress of importing the store's orders. */
  backfill: BackfillProgress;
  /** IANA time zone. */
  timeZone: string;
  /** Why this person cannot resume it; null when they can. */
  disabledReason: string | null;
  /** The request to resume is pending. */
  isBusy: boolean;
  /** Resumes after a failure. */
  onResume: () => void;
}

/** The initial import of the store's orders, which runs while people work. */
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
