import type { ThirdPartyId } from '@hub/domain/integrations';
import {
  createAmsSimulator,
  createColdTrackSimulator,
  createPortlessSimulator,
} from './assumed/createAssumedSimulator.ts';
import { createCapacitySimulator } from './capacity/createCapacitySimulator.ts';
import type { Simulator, SimulatorContext } from './core/Simulator.ts';
import { createDclSimulator } from './dcl/createDclSimulator.ts';
import { createExtensivSimulator } from './extensiv/createExtensivSimulator.ts';
import { createInfoplusSimulator } from './infoplus/createInfoplusSimulator.ts';
import { createShipBobSimulator } from './shipbob/createShipBobSimulator.ts';
import { createShipStationSimulator } from './shipstation/createShipStationSimulator.ts';
import { createShipwireSimulator } from './shipwire/createShipwireSimulator.ts';

/** One simulated 3PL each. */
export const simulatorFactories: Record<ThirdPartyId, (context: SimulatorContext) => Simulator> = {
  ams: createAmsSimulator,
  ship_stations: createShipStationSimulator,
  shipbob: createShipBobSimulator,
  cap: createCapacitySimulator,
  dcl: createDclSimulator,
  cold_track: createColdTrackSimulator,
  carterdc: createExtensivSimulator,
  info_plus: createInfoplusSimulator,
  shipWire: createShipwireSimulator,
  Portless: createPortlessSimulator,
};
