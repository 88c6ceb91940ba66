import type { ThirdPartyId } from '@hub/domain/integrations';
import { amsSimulator } from '../ams/simulator/amsSimulator.ts';
import { shipbobSimulator } from '../shipbob/simulator/shipbobSimulator.ts';
import { shipStationSimulator } from '../shipStation/simulator/shipStationSimulator.ts';
import { capacitySimulator } from '../capacity/simulator/capacitySimulator.ts';
import { dclSimulator } from '../dcl/simulator/dclSimulator.ts';
import { coldTrackSimulator } from '../coldTrack/simulator/coldTrackSimulator.ts';
import { infoplusSimulator } from '../infoplus/simulator/infoplusSimulator.ts';
import { extensivSimulator } from '../extensiv/simulator/extensivSimulator.ts';
import { shipwireSimulator } from '../shipwire/simulator/shipwireSimulator.ts';
import { portlessSimulator } from '../portless/simulator/portlessSimulator.ts';
import type { ProviderSimulator } from './core/ProviderSimulator.ts';

/** One simulator per 3PL. Separate from the adapters, so that a server loads them only for the demo. */
export const simulators = {
  ams: amsSimulator,
  shipbob: shipbobSimulator,
  ship_stations: shipStationSimulator,
  cap: capacitySimulator,
  dcl: dclSimulator,
  cold_track: coldTrackSimulator,
  info_plus: infoplusSimulator,
  carterdc: extensivSimulator,
  shipWire: shipwireSimulator,
  Portless: portlessSimulator,
} satisfies Record<ThirdPartyId, ProviderSimulator>;
