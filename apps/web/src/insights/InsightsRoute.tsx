import type { ScreenProps } from '../address/ScreenProps.ts';
import { TabScreen } from '../address/TabScreen.tsx';
import { ComparisonChartsTab } from './ComparisonChartsTab.tsx';
import { OrderReportingTab } from './OrderReportingTab.tsx';
import { SkuReportingTab } from './SkuReportingTab.tsx';

const screens = {
  orderreporting: OrderReportingTab,
  inventory: SkuReportingTab,
  comparisoncharts: ComparisonChartsTab,
};

/** `/app/insights`: order reporting (default), inventory, comparison charts. */
export default function InsightsRoute(props: ScreenProps) {
  return <TabScreen {...props} screens={screens} />;
}
