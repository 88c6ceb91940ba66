import { feedbackTexts } from '@hub/domain/shared';
import { batchScreenTexts, type UpcomingBatchSummary } from '@hub/domain/batching';
import { BlockStack, Card, Text } from '@shopify/polaris';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import type { UpcomingBatchCardsProps } from './UpcomingBatchCardsProps.ts';
import { UpcomingBatchCard } from './UpcomingBatchCard.tsx';
import styles from './UpcomingBatchesScreen.module.css';

export interface UpcomingBatchesScreenProps extends UpcomingBatchCardsProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** In the store's order. */
  upcoming: Loadable<readonly UpcomingBatchSummary[]>;
}

const texts = batchScreenTexts.upcoming;

/** `/app/fulfillment/batching` for servers with capability `batching`: what each location sends at its next cutoff. */
export function UpcomingBatchesScreen({ pageHeader, upcoming, ...cards }: UpcomingBatchesScreenProps) {
  const value = shownValue(upcoming);
  const reasons = [...new Set([cards.pauseDisabledReason, cards.sendDisabledReason])].filter(
    (reason) => reason !== null,
  );
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotice loadable={upcoming} subject={texts.subject} />
        {reasons.map((reason) => (
          <ViewOnlyBanner key={reason} reason={reason} />
        ))}
        {value === null && upcoming.state === 'loading' && (
          <Card>
            <SkeletonList rows={3} rowHeight={128} label={feedbackTexts.loading(texts.subject)} />
          </Card>
        )}
        {value !== null && (
          <>
            <Text as="p" tone="subdued">
              {value.length === 0 ? texts.none : texts.note}
            </Text>
            {value.length > 0 && (
              <ul className={styles.list} aria-label={texts.title}>
                {value.map((batch) => (
                  <li key={batch.locationId}>
                    <UpcomingBatchCard batch={batch} {...cards} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </BlockStack>
    </TabbedPage>
  );
}
