export type * from './Routing.ts';
export {
  countedByProvider,
  countedByStore,
  type Location,
  type LocationKind,
  type LocationSettings,
  type LocationState,
  locationSettingsOf,
  newLocationSettings,
  type RoutingRules,
  stockLocations,
  type StockSource,
} from './Location.ts';
export { checkLocation, postcodeProblem, unknownCountryText } from './checkLocation.ts';
export {
  hasNoProvider,
  servedBy,
  type ServedLocation,
  servedLocationTexts,
  servedLocationsQuestion,
  type ServedLocationsQuestion,
} from './servedLocations.ts';
export { checkRoutingRules, type RoutingProblem } from './checkRoutingRules.ts';
export { decideLocationSave, decideRulesSave } from './decideRoutingSave.ts';
export { type AllocationChange, type ShippedUnits, takeRemoved, takeShipped } from './allocationChanges.ts';
export { routeOrder, type RoutingContext } from './routeOrder.ts';
export { routingOrderOf } from './routingOrderOf.ts';
export { routingEvent } from './routingEvent.ts';
export { countriesText, routingRuleSentence } from './routingRuleSentence.ts';
export { routingWarnings } from './routingWarnings.ts';
export {
  type PastOrder,
  type RoutingSimulation,
  type SimulationOutcome,
  simulateRouting,
  startSimulation,
} from './simulateRouting.ts';
export {
  capacityText,
  runByText,
  compareSimulations,
  cutOffsText,
  orderCountText,
  preferenceLabels,
  preferenceTypes,
  readTime,
  simulatedOrdersText,
  restoredLocationText,
  routingScreenTexts,
  savedLocationText,
  stockSourceLabels,
  timeProblem,
  weekdayNames,
  zonesText,
} from './routingScreenTexts.ts';
