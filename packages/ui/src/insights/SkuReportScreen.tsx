import { insightsTexts, type SkuReport } from '@hub/domain/insights';
import { leftOutText, noOrdersText, loadSubjects } from '@hub/domain/shared';
import { Card, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type Loadable, shownValue, type SkuPath } from '../data/index.ts';
import { LoadableNotices } from '../feedback/index.ts';
import { type PageHeaderProps, StackedPage } from '../layout/index.ts';
import { CardPair } from './CardPair.tsx';
import { ReshipCard } from './ReshipCard.tsx';
import { SkuCard } from './SkuCard.tsx';

export interface SkuReportScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The SKUs of all orders of the period. `period`: "Last 30d". */
  report: Loadable<SkuReport & { period: string }>;
  /** Path of a SKU search; null without permission. */
  skuPath: SkuPath;
  /** The period is all time, so the empty state does not suggest a longer one. */
  isAllTime: boolean;
}

/** SKUs that are short and SKUs ordered most, from all orders of a period. */
export function SkuReportScreen({ pageHeader, controls, report, skuPath, isAllTime }: SkuReportScreenProps) {
  const shown = shownValue(report);
  const leftOut = shown && leftOutText(shown.figures.leftOut, 'cancelled, or not goods to send');
  return (
    <StackedPage {...pageHeader}>
      {controls}
      <LoadableNotices loadables={[{ loadable: report, subject: loadSubjects.orders }]} />
      {shown?.orders === 0 ? (
        <Card>
          <Text as="p" tone="subdued">
            {noOrdersText(isAllTime)}
          </Text>
        </Card>
      ) : (
        <>
          {shown && (
            <Text as="p" tone="subdued">
              {[insightsTexts.basedOnLines(shown.orders, shown.period), leftOut]
                .filter((text) => text !== null)
                .join(' ')}
            </Text>
          )}
          <CardPair>
            <SkuCard which="short" report={report} skuPath={skuPath} />
            <SkuCard which="ordered" report={report} skuPath={skuPath} />
          </CardPair>
          <ReshipCard report={report} />
        </>
      )}
    </StackedPage>
  );
}
