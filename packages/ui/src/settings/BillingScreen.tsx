import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { type PlanLimit, settingsTexts } from '@hub/domain/settings';
import { BlockStack, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface BillingScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  pageHeader: PageHeaderProps;
  /** "Growth"; null where the server did not say. */
  planName: string | null;
  /** What the plan costs; null where that is not known. */
  price: string | null;
  /** What the plan allows against what is used. */
  limits: readonly PlanLimit[];
  /** The lines whose use is still on its way. */
  pending: ReadonlySet<PlanLimit['id']>;
  /** The trouble with the figures of use, above them. */
  notices: ReactNode;
  /** About the money of the prices; null where there is nothing to say. */
  currencyNote: string | null;
  /** Both plans, and the purchase. */
  children: ReactNode;
}

/** `/app/settings/billing`: the plan that the store has, its limits against use, and both plans to choose from. */
export function BillingScreen({
  pageHeader,
  planName,
  price,
  limits,
  pending,
  notices,
  currencyNote,
  children,
}: BillingScreenProps) {
  const { part, limit, use } = settingsTexts.limitsTable;
  const rows = limits.map((line) => ({
    key: line.id,
    name: line.name,
    cells: [line.limit, pending.has(line.id) ? 'Loading…' : line.use],
  }));
  return (
    <StackedPage {...pageHeader}>
      <SettingsCard title={settingsTexts.currentPlan} note={planName === null ? settingsTexts.planUnknown : null}>
        {planName !== null && (
          <BlockStack gap="100">
            <Text as="p" variant="headingLg">
              {planName}
            </Text>
            {price && <Text as="p">{price}</Text>}
          </BlockStack>
        )}
      </SettingsCard>
      <SettingsCard title={settingsTexts.limits}>
        {notices}
        <div aria-busy={pending.size > 0}>
          <ReadOnlyTable caption={settingsTexts.limits} head={[part, limit, use]} rows={rows} />
        </div>
      </SettingsCard>
      <SettingsCard title={settingsTexts.bothPlans} note={settingsTexts.confirmFirst}>
        {children}
        {currencyNote && (
          <Text as="p" tone="subdued">
            {currencyNote}
          </Text>
        )}
      </SettingsCard>
    </StackedPage>
  );
}
