import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { ComparisonChartsTab } from './ComparisonChartsTab.tsx';
import { OrderReportingTab } from './OrderReportingTab.tsx';
import { SkuReportingTab } from './SkuReportingTab.tsx';

/** The tabs of §2 in their order. */
const screens: readonly ComponentType<ScreenProps>[] = [OrderReportingTab, SkuReportingTab, ComparisonChartsTab];

/** `/app/insights`: order reporting (default), inventory, comparison charts. */
export default function InsightsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.number ?? 0] ?? OrderReportingTab;
  return <Screen route={route} tab={tab} />;
}
