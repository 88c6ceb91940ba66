import type { ComponentType } from 'react';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { ComparisonCharts } from './ComparisonCharts.tsx';
import { OrderReporting } from './OrderReporting.tsx';
import { SkuReporting } from './SkuReporting.tsx';

/** The tabs of §2 in their order. */
const screens: readonly ComponentType<ScreenProps>[] = [OrderReporting, SkuReporting, ComparisonCharts];

/** `/app/insights`: order reporting (default), inventory, comparison charts. */
export default function InsightsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.number ?? 0] ?? OrderReporting;
  return <Screen route={route} tab={tab} />;
}
