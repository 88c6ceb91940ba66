import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { exportButtonTexts } from './exportButtonTexts.ts';
import { orderTabs } from '../list/orderTabs.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Code of an export by custom search (§7). */
export const customSearchCode = 0;

/** Our own code for an export of what the screen shows. */
export const viewCode = 'view';

/** §7 "Export type codes": the tab's number or the custom search's code; or the screen's own. */
export type ExportCode = typeof viewCode | typeof customSearchCode | TabNumber;

export interface ExportType {
  code: ExportCode;
  /** Label in the dialog. */
  label: string;
  /** File name without extension (contract); a view's also has its filter and day. */
  file: string;
  /** `tab` for `list-order`: custom search is sent as tab 1. */
  tab: TabNumber;
  /** Whether the filters apply; otherwise the whole tab is exported. */
  usesFilters: boolean;
}

const files: Record<TabNumber, string> = {
  [tabs.all]: 'ALL_ORDERS',
  [tabs.open]: 'OPEN_ORDERS',
  [tabs.inFulfillment]: 'ORDERS_IN_FULFILLMENT',
  [tabs.shipped]: 'SHIPPED_ORDERS',
  [tabs.errors]: 'ERROR_ORDERS',
  [tabs.hold]: 'HOLD_ORDERS',
  [tabs.backOrders]: 'BACK_ORDERS',
  [tabs.needsReview]: 'NEEDS_USER_REVIEW',
};

/** Words for the export (§7). */
export const exportTypeTexts = inLanguage('exportTypeTexts', {
  customSearch: 'Custom Search',
  none: 'Orders does not found!',
});

/** Export options: each tab, then the custom search (§7). */
export const exportTypes: readonly ExportType[] = [
  ...orderTabs.map(({ number, title }) => ({
    code: number,
    label: title,
    file: files[number],
    tab: number,
    usesFilters: false,
  })),
  {
    code: customSearchCode,
    label: exportTypeTexts.customSearch,
    file: 'CUSTOM_SEARCH',
    tab: tabs.all,
    usesFilters: true,
  },
];

/** A screen's orders; `slug` is its filter in a file name, `day` the export's as `YYYY-MM-DD`. */
export function viewExportType(tab: TabNumber, { slug, day }: { slug: string; day: string }): ExportType {
  const file = `${files[tab]}_${slug}_exported-${day}`;
  return { code: viewCode, label: exportButtonTexts.view, file, tab, usesFilters: true };
}

export const exportEmpty = exportTypeTexts.none;

/** The type of §7 with this code; `null` when none was selected, which closes the dialog (§5). */
export function exportType(code: ExportCode | number | null): ExportType | null {
  return exportTypes.find((type) => type.code === code) ?? null;
}

/** Name of the downloaded file (contract). */
export function exportFileName(type: ExportType): string {
  return `${type.file}.csv`;
}
