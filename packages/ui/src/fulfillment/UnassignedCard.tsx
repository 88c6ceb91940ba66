import { fulfillmentTexts, listedText, mostListed, orderText, type RoutingFigures } from '@hub/domain/fulfillment';
import { formatCount } from '@hub/domain/shared';
import { FigureCard, FigureTable, type Loadable } from '../shared/index.ts';
import type { OrderPath } from './FulfillmentAnswers.ts';
import { Sentences } from './Sentences.tsx';

export interface UnassignedCardProps {
  of: Loadable<RoutingFigures>;
  orderPath: OrderPath;
}

/** Orders that no location has, or not all of. */
export function UnassignedCard({ of: routing, orderPath }: UnassignedCardProps) {
  return (
    <FigureCard
      title={fulfillmentTexts.unassigned}
      of={routing}
      renderNote={({ unassigned }) => (
        <Sentences
          of={[
            fulfillmentTexts.unassignedNote,
            listedText('newest', Math.min(mostListed, unassigned.length), unassigned.length, 'orders'),
          ]}
        />
      )}
      emptyText={({ unassigned }) => (unassigned.length === 0 ? fulfillmentTexts.noneUnassigned : null)}
      renderFigures={({ unassigned }) => (
        <FigureTable
          caption={fulfillmentTexts.unassigned}
          head={fulfillmentTexts.unassignedHead}
          rows={unassigned.slice(0, mostListed).map(({ order, toSend, short }) => ({
            key: order.orderId,
            name: { text: orderText(order), path: orderPath(order) },
            cells: [{ text: formatCount(toSend) }, { text: formatCount(short) }],
          }))}
        />
      )}
    />
  );
}
