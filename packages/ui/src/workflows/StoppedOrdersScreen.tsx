import {
  errorMessageText,
  errorLabelText,
  type OrderAction,
  orderActionTexts,
  requiredQuantityLabel,
} from '@hub/domain/orders';
import { bidiIsolate, formatCount, leftOutOrdersText, noneText, type ReadGap, otherSubjects } from '@hub/domain/shared';
import {
  retryText,
  stoppedCoverage,
  type StoppedFigures,
  type UpdateKind,
  workflowsTexts,
} from '@hub/domain/workflows';
import { BlockStack, Card, Link, Text, UnstyledLink } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { FigureCard, FigureTable, type Loadable, MoreRows, type OrderPath, shownValue } from '../data/index.ts';
import { LoadableNotices } from '../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../layout/index.ts';
import { newestCell } from './newestCell.ts';

/** Orders of the error list with one kind of error. */
export interface StoppedOrders {
  figures: StoppedFigures;
  /** Orders of the whole list. */
  listed: number;
  /** Orders that could not be read. */
  unreadable: number;
  /** Set where orders moved while the list was read, so that others may be missing. */
  gap: ReadGap | null;
  /** "Last 30d". */
  period: string;
}

export interface StoppedOrdersScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The tab. */
  kind: UpdateKind;
  /** The `PeriodBar`. */
  controls: ReactNode;
  /** The orders of this tab. */
  stopped: Loadable<StoppedOrders>;
  /** Path of an order in the error list. */
  orderPath: OrderPath;
  /** Path of the period's errors; null without permission. */
  errorPath: string | null;
  /** Path of the tab with all workflows. */
  allPath: string;
  /** Path of a SKU's orders; null without permission. */
  skuPath: (sku: string) => string | null;
}

/** Buttons that retry a stopped order (§4 "Actions by tab"). */
const retries: Record<UpdateKind, readonly OrderAction[]> = {
  order: ['run-workflow'],
  shipment: ['shipment-workflow', 'move-to-open-errored'],
};

/**
 * `/app/workflows/orderupdate` and `shipmentupdate`: the stopped orders, since no reply tells these workflows apart.
 */
export function StoppedOrdersScreen({
  pageHeader,
  kind,
  controls,
  stopped,
  orderPath,
  errorPath,
  allPath,
  skuPath,
}: StoppedOrdersScreenProps) {
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <Card>
          <BlockStack gap="200">
            <Text as="p" tone="subdued">
              {workflowsTexts.aboutNote[kind]} <Link url={allPath}>{workflowsTexts.seeAll}</Link>
            </Text>
          </BlockStack>
        </Card>
        {controls}
        <LoadableNotices
          loadables={[{ loadable: stopped, subject: otherSubjects.ordersInError, gap: shownValue(stopped)?.gap }]}
        />
        <CauseCard kind={kind} stopped={stopped} orderPath={orderPath} errorPath={errorPath} />
        {kind === 'order' && <NamedSkuCard stopped={stopped} skuPath={skuPath} />}
      </BlockStack>
    </TabbedPage>
  );
}

function CauseCard({
  kind,
  stopped,
  orderPath,
  errorPath,
}: Pick<StoppedOrdersScreenProps, 'kind' | 'stopped' | 'orderPath' | 'errorPath'>) {
  const title = workflowsTexts.causes[kind];
  const coverage = ({ figures, ...list }: StoppedOrders) => stoppedCoverage({ ...list, orders: figures.orders });
  return (
    <FigureCard
      title={title}
      loadable={stopped}
      renderNote={(orders) => (
        <>
          <p>
            {coverage(orders)} {kind === 'order' && workflowsTexts.manyCauses}
          </p>
          <p>
            {retryText(retries[kind].map((action) => orderActionTexts(action).label))}{' '}
            {errorPath !== null && <UnstyledLink url={errorPath}>{workflowsTexts.seeErrors}</UnstyledLink>}
          </p>
        </>
      )}
      emptyText={(orders) =>
        orders.figures.orders === 0 ? noneStoppedText(kind, orders.unreadable, coverage(orders)) : null
      }
      renderFigures={({ figures: { causes } }) => (
        <MoreRows rows={causes} label={title}>
          {(shown) => (
            <FigureTable
              caption={title}
              head={[workflowsTexts.cause, workflowsTexts.orders, workflowsTexts.newest]}
              rows={shown.map(({ key, label, message, orders, newest }) => ({
                key,
                name: { text: causeName(kind, label, errorMessageText(message)) },
                cells: [{ text: formatCount(orders) }, newestCell(newest, orderPath)],
              }))}
            />
          )}
        </MoreRows>
      )}
    />
  );
}

function causeName(kind: UpdateKind, label: string, message: string): string {
  return kind === 'order' ? message : `${errorLabelText(label)}: ${bidiIsolate(message)}`;
}

/** Whether an order that cannot be read is stopped is not known. */
function noneStoppedText(kind: UpdateKind, unreadable: number, coverage: string): string {
  const leftOut = leftOutOrdersText(unreadable);
  return leftOut === null
    ? `${workflowsTexts.noneStopped[kind]} ${coverage}`
    : `${workflowsTexts.noneReadable} ${leftOut}`;
}

function NamedSkuCard({ stopped, skuPath }: Pick<StoppedOrdersScreenProps, 'stopped' | 'skuPath'>) {
  const { namedSkus, namedSkusNote, noSkus, sku: skuTitle, orders: ordersTitle, notStated } = workflowsTexts;
  return (
    <FigureCard
      title={namedSkus}
      loadable={stopped}
      renderNote={() => <p>{namedSkusNote}</p>}
      emptyText={({ figures, unreadable }) => (figures.skus.length === 0 ? noneText(noSkus, unreadable) : null)}
      renderFigures={({ figures: { skus } }) => (
        <MoreRows rows={skus} label={namedSkus}>
          {(shown) => (
            <FigureTable
              caption={namedSkus}
              head={[skuTitle, ordersTitle, requiredQuantityLabel]}
              rows={shown.map(({ sku, orders, require }) => ({
                key: sku,
                name: { text: sku, path: skuPath(sku) },
                cells: [{ text: formatCount(orders) }, { text: require === null ? notStated : formatCount(require) }],
              }))}
            />
          )}
        </MoreRows>
      )}
    />
  );
}
