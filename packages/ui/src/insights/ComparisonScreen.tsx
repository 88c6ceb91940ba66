import { loadSubjects } from '@hub/domain/shared';
import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { insightsTexts } from '@hub/domain/insights';
import { Card, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotices } from '../feedback/index.ts';
import { ComparedDaysCard } from './ComparedDaysCard.tsx';
import { ComparedFiguresCard } from './ComparedFiguresCard.tsx';
import type { Comparison } from './Comparison.ts';
import type { ListPath } from './reportTypes.ts';

export interface ComparisonScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** Null while a custom period is incomplete. */
  comparison: Loadable<Comparison> | null;
  /** Path of the list behind a figure; null without permission. */
  listPath: ListPath;
}

/** Compares this period with the previous one: orders, shipped share, errors, time to ship. */
export function ComparisonScreen({ pageHeader, controls, comparison, listPath }: ComparisonScreenProps) {
  return (
    <StackedPage {...pageHeader}>
      {controls}
      {comparison === null ? (
        <Card>
          <Text as="p" tone="subdued">
            {insightsTexts.chooseDays}
          </Text>
        </Card>
      ) : (
        <>
          <LoadableNotices
            loadables={[{ loadable: comparison, subject: loadSubjects.bothPeriods, gap: shownValue(comparison)?.gap }]}
          />
          <ComparedFiguresCard comparison={comparison} listPath={listPath} />
          <ComparedDaysCard comparison={comparison} listPath={listPath} />
        </>
      )}
    </StackedPage>
  );
}
