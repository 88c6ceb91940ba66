import {
  fulfillmentTexts,
  listedText,
  locationLabel,
  maxListed,
  type NamedLocations,
  orderText,
  type RoutingFigures,
} from '@hub/domain/fulfillment';
import { FigureCard, FigureTable, type Loadable, type OrderPath } from '../data/index.ts';
import { Paragraphs } from './Paragraphs.tsx';

export interface SplitCardProps {
  routing: Loadable<RoutingFigures>;
  /** Null while the names load. */
  locationNames: NamedLocations | null;
  orderPath: OrderPath;
}

/** Orders shipped from several locations. */
export function SplitCard({ routing, locationNames, orderPath }: SplitCardProps) {
  return (
    <FigureCard
      title={fulfillmentTexts.split}
      loadable={routing}
      renderNote={({ split }) => (
        <Paragraphs texts={[listedText('newest', Math.min(maxListed, split.length), split.length, 'orders')]} />
      )}
      emptyText={({ split }) => (split.length === 0 ? fulfillmentTexts.noneSplit : null)}
      renderFigures={({ split }) => (
        <FigureTable
          caption={fulfillmentTexts.split}
          head={fulfillmentTexts.splitHead}
          rows={split.slice(0, maxListed).map(({ order, locationIds }) => ({
            key: order.orderId,
            name: { text: orderText(order), path: orderPath(order) },
            cells: [{ text: locationIds.map((id) => locationLabel(id, locationNames)).join(', '), isText: true }],
          }))}
        />
      )}
    />
  );
}
