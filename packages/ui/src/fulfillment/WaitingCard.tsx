import { fulfillmentTexts, listedText, orderText } from '@hub/domain/fulfillment';
import { formatAge, formatTime, noneText, tabs } from '@hub/domain/shared';
import { Link } from '@shopify/polaris';
import { FigureCard, FigureTable, type Loadable, type OrderPath } from '../data/index.ts';
import type { PeriodStages } from './fulfillmentTypes.ts';
import { Paragraphs } from './Paragraphs.tsx';

export interface WaitingCardProps {
  stages: Loadable<PeriodStages>;
  orderPath: OrderPath;
  /** Path of the period's open orders; null without permission. */
  openPath: string | null;
  timeZone: string;
  now: Date;
}

/** Most rows. */
const maxRows = 10;

/** Open orders that are not batched, oldest first. */
export function WaitingCard({ stages, orderPath, openPath, timeZone, now }: WaitingCardProps) {
  return (
    <FigureCard
      title={fulfillmentTexts.waiting}
      loadable={stages}
      renderNote={({ waiting }) => (
        <Paragraphs
          texts={[
            listedText('oldest', Math.min(maxRows, waiting.length), waiting.length, 'open orders that are not batched'),
          ]}
        />
      )}
      emptyText={({ waiting, stages: rows, unreadable }) => {
        if (waiting.length > 0) return null;
        const hasOpen = rows.some(({ tab, orders }) => tab === tabs.open && orders > 0);
        return noneText(hasOpen ? fulfillmentTexts.noneWaiting : fulfillmentTexts.noneOpen, unreadable);
      }}
      renderFigures={({ waiting }) => (
        <>
          <FigureTable
            caption={fulfillmentTexts.waiting}
            head={fulfillmentTexts.waitingHead}
            rows={waiting.slice(0, maxRows).map((order) => ({
              key: order.orderId,
              name: { text: orderText(order), path: orderPath(order) },
              cells: [
                { text: formatTime(order.createdAt, timeZone) || fulfillmentTexts.undated, isText: true },
                { text: formatAge(order.createdAt, now), isText: true, breaksOnlyBetweenWords: true },
              ],
            }))}
          />
          {openPath !== null && (
            <p>
              <Link url={openPath}>{fulfillmentTexts.seeOpen}</Link>
            </p>
          )}
        </>
      )}
    />
  );
}
