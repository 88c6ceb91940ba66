import {
  fulfillmentTexts,
  listedText,
  locationLabel,
  mostListed,
  type NamedLocations,
  orderText,
  type RoutingFigures,
} from '@hub/domain/fulfillment';
import { FigureCard, FigureTable, type Loadable } from '../shared/index.ts';
import type { OrderPath } from './FulfillmentAnswers.ts';
import { Sentences } from './Sentences.tsx';

export interface SplitCardProps {
  of: Loadable<RoutingFigures>;
  /** Null while the names are not there. */
  named: NamedLocations | null;
  orderPath: OrderPath;
}

/** Orders whose customers get several parcels from several places. */
export function SplitCard({ of: routing, named, orderPath }: SplitCardProps) {
  return (
    <FigureCard
      title={fulfillmentTexts.split}
      of={routing}
      renderNote={({ split }) => (
        <Sentences of={[listedText('newest', Math.min(mostListed, split.length), split.length, 'orders')]} />
      )}
      emptyText={({ split }) => (split.length === 0 ? fulfillmentTexts.noneSplit : null)}
      renderFigures={({ split }) => (
        <FigureTable
          caption={fulfillmentTexts.split}
          head={fulfillmentTexts.splitHead}
          rows={split.slice(0, mostListed).map(({ order, locationIds }) => ({
            key: order.orderId,
            name: { text: orderText(order), path: orderPath(order) },
            cells: [{ text: locationIds.map((id) => locationLabel(id, named)).join(', '), isText: true }],
          }))}
        />
      )}
    />
  );
}
