import { Card, Text } from '@shopify/polaris';
import { type PageTab, TabbedPage } from './TabbedPage.tsx';

export interface NotBuiltYetProps {
  title: string;
  tabs?: readonly PageTab[];
  /** Path of the tab that is open. */
  current?: string | undefined;
}

/** A screen that has an address but no content yet: its title, its tabs, and one honest sentence instead of invented data. */
export function NotBuiltYet({ title, tabs = [], current }: NotBuiltYetProps) {
  const part = tabs.find((tab) => tab.path === current)?.title ?? title;
  return (
    <TabbedPage title={title} tabs={tabs} current={current}>
      <Card>
        <Text as="p" tone="subdued">
          “{part}” is not built yet, so there is nothing to see or change here.
        </Text>
      </Card>
    </TabbedPage>
  );
}
