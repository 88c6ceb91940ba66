import { BlockStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type PageTab, TabbedPage } from '../layout/index.ts';

/** Where a screen under insights stands. */
export interface PageHeaderProps {
  title: string;
  /** Tabs at their own addresses, with the period that is chosen. */
  tabs: readonly PageTab[];
  /** Path of the open one. */
  current: string | undefined;
}

export interface InsightsPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** Around each of the three screens. Nothing can be changed here, so view and edit permission look the same. */
export function InsightsPage({ title, tabs, current, children }: InsightsPageProps) {
  return (
    <TabbedPage title={title} tabs={tabs} current={current}>
      <BlockStack gap="400">{children}</BlockStack>
    </TabbedPage>
  );
}
