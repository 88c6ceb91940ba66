import { BlockStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type PageHeaderProps, TabbedPage } from './TabbedPage.tsx';

export interface StackedPageProps extends PageHeaderProps {
  /** Cards to stack. */
  children: ReactNode;
}

/** A page with tabs and stacked cards. */
export function StackedPage({ title, tabs, current, children }: StackedPageProps) {
  return (
    <TabbedPage title={title} tabs={tabs} current={current}>
      <BlockStack gap="400">{children}</BlockStack>
    </TabbedPage>
  );
}
