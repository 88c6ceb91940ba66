import {
  fulfillmentTexts,
  locationLines,
  locationTroubleText,
  openShipments,
  openTotal,
  type SampledOrder,
} from '@hub/domain/fulfillment';
import { sampleTexts, formatCount, otherSubjects } from '@hub/domain/shared';
import { FigureCard, FigureTable, type Loadable, shownValue } from '../data/index.ts';
import { SampleScreen } from '../layout/index.ts';
import type { ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';
import { OpenOrdersCard } from './OpenOrdersCard.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import type { ShipmentScreenProps } from './ShipmentScreenProps.ts';

export interface LocationsScreenProps extends ShipmentScreenProps {
  /** IANA zone of the dates. */
  timeZone: string;
}

/** `/app/fulfillment/locations`: every location with its open shipments. Either part shows without the other. */
export function LocationsScreen({
  pageHeader,
  controls,
  locations,
  sample,
  orderPath,
  adminLink,
  timeZone,
  isAllTime,
}: LocationsScreenProps) {
  const isEmpty = shownValue(sample)?.facts.requested === 0;
  return (
    <SampleScreen
      {...pageHeader}
      controls={controls}
      otherLoadables={[{ loadable: locations, subject: otherSubjects.locations }]}
      // Locations are shown without orders too.
      overview={isEmpty && <LocationsCard locations={locations} sample={sample} />}
      sample={sample}
      source={sampleTexts.sources.shipments}
      renderNote={() => fulfillmentTexts.openMeaning}
      noteLink={adminLink}
      isAllTime={isAllTime}
      renderFigures={(read) => (
        <>
          <LocationsCard locations={locations} sample={read} />
          <OpenOrdersCard locations={locations} sample={read} orderPath={orderPath} timeZone={timeZone} />
        </>
      )}
    />
  );
}

interface LocationsCardProps {
  locations: Loadable<StoreLocations>;
  sample: Loadable<ShipmentSample>;
}

function LocationsCard({ locations, sample }: LocationsCardProps) {
  return (
    <FigureCard
      title={fulfillmentTexts.locations}
      loadable={mergeLoadables(locations, sample)}
      renderNote={({ store, orders }) => (
        <Paragraphs
          texts={[
            fulfillmentTexts.locationsNote,
            locations.state === 'failed' && store === null ? fulfillmentTexts.namesMissing : null,
            store && locationTroubleText({ repeated: store.names.repeated, unreadable: store.unreadable }),
            orders === null ? fulfillmentTexts.uncounted : null,
          ]}
        />
      )}
      emptyText={(data) => (toLocationLines(data).length === 0 ? fulfillmentTexts.noLocations : null)}
      renderFigures={(data) => <LocationsTable {...data} />}
    />
  );
}

/** The rows so far. */
interface LocationsData {
  store: StoreLocations | null;
  orders: readonly SampledOrder[] | null;
}

function toLocationLines({ store, orders }: LocationsData) {
  return locationLines(store?.names ?? null, orders && openShipments(orders));
}

function LocationsTable({ store, orders }: LocationsData) {
  const lines = toLocationLines({ store, orders });
  const { location, openShipments: shipments, units, orders: ordersTitle, total: totalTitle } = fulfillmentTexts;
  if (orders === null)
    return (
      <FigureTable
        caption={fulfillmentTexts.locations}
        head={[location]}
        rows={lines.map(({ key, label }) => ({ key, name: { text: label }, cells: [] }))}
      />
    );
  return (
    <FigureTable
      caption={fulfillmentTexts.locations}
      head={[location, shipments, units, ordersTitle]}
      rows={lines.map(({ key, label, open }) => ({
        key,
        name: { text: label },
        cells: figureCells(open ?? { shipments: 0, units: 0, orders: 0 }),
      }))}
      total={{ name: totalTitle, cells: figureCells(openTotal(orders)) }}
    />
  );
}

function figureCells({ shipments, units, orders }: { shipments: number; units: number; orders: number }) {
  return [shipments, units, orders].map((figure) => ({ text: formatCount(figure) }));
}

/** Ready as soon as one of the two is; the other is null. */
function mergeLoadables(
  locations: Loadable<StoreLocations>,
  sample: Loadable<ShipmentSample>,
): Loadable<LocationsData> {
  const [store, read] = [shownValue(locations), shownValue(sample)];
  const isLoading = locations.state === 'loading' || sample.state === 'loading';
  if (store === null && read === null)
    return isLoading
      ? { state: 'loading' }
      : { state: 'failed', message: '', ...(sample.state === 'failed' && sample.isForbidden && { isForbidden: true }) };
  return { state: 'ready', value: { store, orders: read?.figures ?? null }, isRefreshing: isLoading };
}
