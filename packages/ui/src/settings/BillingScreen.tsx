import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { planNotes } from '@hub/domain/plans';
import { type PlanLimit, settingsTexts } from '@hub/domain/settings';
import { BlockStack, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { ViewOnlyBanner } from '../feedback/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface BillingScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** "Growth"; null when unknown. */
  planName: string | null;
  /** Price of the plan; null when unknown. */
  price: string | null;
  /** Limits of the plan with their usage. */
  limits: readonly PlanLimit[];
  /** Rows whose usage is loading. */
  pending: ReadonlySet<PlanLimit['id']>;
  /** Problems with loading the usage. */
  notices: ReactNode;
  /** Note about the currency; null for none. */
  currencyNote: string | null;
  /** Why no plan can be chosen; null: one can. */
  disabledReason: string | null;
  /** Trial, frozen store and what the plan switched off, at the very top; absent: unknown. */
  planNotices?: ReactNode;
  /** The downgrade to a smaller plan, below the plans; absent: not available here. */
  smallerPlan?: ReactNode;
  /** The plans with purchase. */
  children: ReactNode;
}

/** `/app/settings/billing`: current plan, limits with usage, and both plans. */
export function BillingScreen({
  pageHeader,
  planName,
  price,
  limits,
  pending,
  notices,
  currencyNote,
  disabledReason,
  planNotices,
  smallerPlan,
  children,
}: BillingScreenProps) {
  const { part, limit, use } = settingsTexts.limitsTable;
  const rows = limits.map((line) => ({
    key: line.id,
    name: line.name,
    cells: [line.limit, pending.has(line.id) ? settingsTexts.loading : line.use],
  }));
  return (
    <StackedPage {...pageHeader}>
      <ViewOnlyBanner reason={disabledReason} />
      {planNotices}
      <SectionCard title={settingsTexts.currentPlan} note={planName === null ? settingsTexts.planUnknown : null}>
        {planName !== null && (
          <BlockStack gap="100">
            <Text as="p" variant="headingLg">
              {planName}
            </Text>
            {price && <Text as="p">{price}</Text>}
          </BlockStack>
        )}
      </SectionCard>
      <SectionCard title={settingsTexts.limits}>
        {notices}
        <div aria-busy={pending.size > 0}>
          <ReadOnlyTable caption={settingsTexts.limits} head={[part, limit, use]} rows={rows} />
        </div>
      </SectionCard>
      <SectionCard title={settingsTexts.bothPlans} note={planNotes.confirmFirst}>
        {children}
        {currencyNote && (
          <Text as="p" tone="subdued">
            {currencyNote}
          </Text>
        )}
      </SectionCard>
      {smallerPlan}
    </StackedPage>
  );
}
