import {
  countWithShare,
  fulfillmentTexts,
  locationLabel,
  type NamedLocations,
  routedText,
  type RoutingFigures,
} from '@hub/domain/fulfillment';
import { formatCount } from '@hub/domain/shared';
import { FigureCard, FigureTable, type Loadable } from '../data/index.ts';

export interface RoutingCardProps {
  routing: Loadable<RoutingFigures>;
  /** Null while the names load. */
  locationNames: NamedLocations | null;
}

/** Orders and units by location, with shares. */
export function RoutingCard({ routing, locationNames }: RoutingCardProps) {
  return (
    <FigureCard
      title={fulfillmentTexts.routing}
      loadable={routing}
      renderNote={(figures) => <p>{routedText(figures)}</p>}
      emptyText={({ rows }) => (rows.length === 0 ? fulfillmentTexts.nothingRouted : null)}
      renderFigures={({ rows, orders, units }) => (
        <FigureTable
          caption={fulfillmentTexts.routing}
          head={fulfillmentTexts.routingHead}
          rows={rows.map((row) => ({
            key: row.locationId ?? '',
            name: { text: locationLabel(row.locationId, locationNames) },
            cells: [{ text: countWithShare(row.orders, orders) }, { text: countWithShare(row.units, units) }],
          }))}
          total={{ name: fulfillmentTexts.total, cells: [{ text: formatCount(orders) }, { text: formatCount(units) }] }}
        />
      )}
    />
  );
}
