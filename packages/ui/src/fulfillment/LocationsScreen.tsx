import {
  fulfillmentTexts,
  locationLines,
  locationTroubleText,
  openShipments,
  openTotal,
  type SampledOrder,
} from '@hub/domain/fulfillment';
import { formatCount } from '@hub/domain/shared';
import { FigureCard, FigureTable, type Loadable, SampleScreen, shownValue } from '../shared/index.ts';
import type { ShipmentSample, StoreLocations } from './FulfillmentAnswers.ts';
import { OpenOrdersCard } from './OpenOrdersCard.tsx';
import { Sentences } from './Sentences.tsx';
import type { ShipmentScreenProps } from './ShipmentScreenProps.ts';

export interface LocationsScreenProps extends ShipmentScreenProps {
  /** IANA zone in which dates are written. */
  timeZone: string;
}

/** `/app/fulfillment/locations`: every location, and what is open at it. Either half shows without the other. */
export function LocationsScreen({
  place,
  controls,
  locations,
  sample,
  orderPath,
  timeZone,
  isEverything,
}: LocationsScreenProps) {
  const isEmpty = shownValue(sample)?.facts.wanted === 0;
  return (
    <SampleScreen
      {...place}
      controls={controls}
      others={[{ of: locations, subject: 'the locations' }]}
      // A store that has sold nothing has its locations all the same.
      overview={isEmpty && <LocationsCard locations={locations} sample={sample} />}
      sample={sample}
      source="shipments"
      renderNote={() => fulfillmentTexts.openMeaning}
      isEverything={isEverything}
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
      of={together(locations, sample)}
      renderNote={({ store, orders }) => (
        <Sentences
          of={[
            fulfillmentTexts.locationsNote,
            locations.state === 'failed' && store === null ? fulfillmentTexts.namesMissing : null,
            store && locationTroubleText({ repeated: store.named.repeated, unreadable: store.unreadable }),
            orders === null ? fulfillmentTexts.uncounted : null,
          ]}
        />
      )}
      emptyText={(known) => (linesOf(known).length === 0 ? fulfillmentTexts.noLocations : null)}
      renderFigures={(known) => <LocationsTable {...known} />}
    />
  );
}

/** What is known of the locations so far. */
interface Known {
  store: StoreLocations | null;
  orders: readonly SampledOrder[] | null;
}

function linesOf({ store, orders }: Known) {
  return locationLines(store?.named ?? null, orders && openShipments(orders));
}

function LocationsTable({ store, orders }: Known) {
  const lines = linesOf({ store, orders });
  const { location, openShipments: shipments, units, orders: counted, total: all } = fulfillmentTexts;
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
      head={[location, shipments, units, counted]}
      rows={lines.map(({ key, label, open }) => ({
        key,
        name: { text: label },
        cells: figures(open ?? { shipments: 0, units: 0, orders: 0 }),
      }))}
      total={{ name: all, cells: figures(openTotal(orders)) }}
    />
  );
}

function figures({ shipments, units, orders }: { shipments: number; units: number; orders: number }) {
  return [shipments, units, orders].map((figure) => ({ text: formatCount(figure) }));
}

/** Ready as soon as either is there; what is missing of the two is null. */
function together(locations: Loadable<StoreLocations>, sample: Loadable<ShipmentSample>): Loadable<Known> {
  const [store, read] = [shownValue(locations), shownValue(sample)];
  const isLoading = locations.state === 'loading' || sample.state === 'loading';
  if (store === null && read === null)
    return isLoading
      ? { state: 'loading' }
      : { state: 'failed', message: '', ...(sample.state === 'failed' && sample.isRefused && { isRefused: true }) };
  return { state: 'ready', value: { store, orders: read?.figures ?? null }, refreshing: isLoading };
}
