import { fulfillmentTexts, listedText, maxListed, orderText, type RoutingFigures } from '@hub/domain/fulfillment';
import { formatCount } from '@hub/domain/shared';
import { FigureCard, FigureTable, type Loadable, type OrderPath } from '../data/index.ts';
import { Paragraphs } from './Paragraphs.tsx';

export interface UnassignedCardProps {
  routing: Loadable<RoutingFigures>;
  orderPath: OrderPath;
}

/** Orders of which some units have no location. */
export function UnassignedCard({ routing, orderPath }: UnassignedCardProps) {
  return (
    <FigureCard
      title={fulfillmentTexts.unassigned}
      loadable={routing}
      renderNote={({ unassigned }) => (
        <Paragraphs
          texts={[
            fulfillmentTexts.unassignedNote,
            listedText('newest', Math.min(maxListed, unassigned.length), unassigned.length, 'orders'),
          ]}
        />
      )}
      emptyText={({ unassigned }) => (unassigned.length === 0 ? fulfillmentTexts.noneUnassigned : null)}
      renderFigures={({ unassigned }) => (
        <FigureTable
          caption={fulfillmentTexts.unassigned}
          head={fulfillmentTexts.unassignedHead}
          rows={unassigned.slice(0, maxListed).map(({ order, toSend, short }) => ({
            key: order.orderId,
            name: { text: orderText(order), path: orderPath(order) },
            cells: [{ text: formatCount(toSend) }, { text: formatCount(short) }],
          }))}
        />
      )}
    />
  );
}
