import type { ThirdPartyId } from '@hub/domain/integrations';
import type { ProviderAdapter } from '../ProviderAdapter.ts';
import { shipStationAdapter } from './shipStation/shipStationAdapter.ts';
import { amsAdapter, coldTrackAdapter, portlessAdapter } from './assumed/assumedAdapters.ts';
import { capacityAdapter } from './capacity/capacityAdapter.ts';
import { dclAdapter } from './dcl/dclAdapter.ts';
import { extensivAdapter } from './extensiv/extensivAdapter.ts';
import { infoplusAdapter } from './infoplus/infoplusAdapter.ts';
import { shipbobAdapter } from './shipbob/shipbobAdapter.ts';
import { shipwireAdapter } from './shipwire/shipwireAdapter.ts';

/** How each 3PL's API is called. */
export const adapters = {
  ship_stations: shipStationAdapter,
  ams: amsAdapter,
  cap: capacityAdapter,
  dcl: dclAdapter,
  cold_track: coldTrackAdapter,
  Portless: portlessAdapter,
  carterdc: extensivAdapter,
  info_plus: infoplusAdapter,
  shipbob: shipbobAdapter,
  shipWire: shipwireAdapter,
} satisfies Record<ThirdPartyId, ProviderAdapter>;
