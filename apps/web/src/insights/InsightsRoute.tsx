import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { ComparisonChartsTab } from './ComparisonChartsTab.tsx';
import { OrderReportingTab } from './OrderReportingTab.tsx';
import { SkuReportingTab } from './SkuReportingTab.tsx';

/** By the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  orderreporting: OrderReportingTab,
  inventory: SkuReportingTab,
  comparisoncharts: ComparisonChartsTab,
};

/** `/app/insights`: order reporting (default), inventory, comparison charts. */
export default function InsightsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.slug ?? ''] ?? OrderReportingTab;
  return <Screen route={route} tab={tab} />;
}
