import { BlockStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type PageTab, TabbedPage } from '../layout/index.ts';

/** Where a tab of the settings stands. */
export interface PageHeaderProps {
  title: string;
  /** The tabs that this person may view, each at its own address. */
  tabs: readonly PageTab[];
  /** Path of the open one. */
  current: string | undefined;
}

export interface SettingsPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** Around each tab of the settings. */
export function SettingsPage({ title, tabs, current, children }: SettingsPageProps) {
  return (
    <TabbedPage title={title} tabs={tabs} current={current}>
      <BlockStack gap="400">{children}</BlockStack>
    </TabbedPage>
  );
}
