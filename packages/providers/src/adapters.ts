import type { ThirdPartyId } from '@hub/domain/integrations';
import { amsAdapter } from './ams/amsAdapter.ts';
import { shipbobAdapter } from './shipbob/shipbobAdapter.ts';
import { shipStationAdapter } from './shipStation/shipStationAdapter.ts';
import { capacityAdapter } from './capacity/capacityAdapter.ts';
import { dclAdapter } from './dcl/dclAdapter.ts';
import { coldTrackAdapter } from './coldTrack/coldTrackAdapter.ts';
import { infoplusAdapter } from './infoplus/infoplusAdapter.ts';
import { extensivAdapter } from './extensiv/extensivAdapter.ts';
import { shipwireAdapter } from './shipwire/shipwireAdapter.ts';
import { portlessAdapter } from './portless/portlessAdapter.ts';
import type { ProviderAdapter } from './ProviderAdapter.ts';

export const adapters: Readonly<Record<ThirdPartyId, ProviderAdapter>> = {
  ams: amsAdapter,
  shipbob: shipbobAdapter,
  ship_stations: shipStationAdapter,
  cap: capacityAdapter,
  dcl: dclAdapter,
  cold_track: coldTrackAdapter,
  info_plus: infoplusAdapter,
  carterdc: extensivAdapter,
  shipWire: shipwireAdapter,
  Portless: portlessAdapter,
};
