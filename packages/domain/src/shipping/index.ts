export type * from './ShippingMapping.ts';
export { mappingIn, newProviderMapping } from './ShippingMapping.ts';
export { checkProviderMapping, methodName } from './checkProviderMapping.ts';
export {
  checkMappedSkus,
  inOwnSkus,
  mappedSkuLimits,
  type MappedSkuProblem,
  ownSkuOf,
  providerSkuOf,
} from './mappedSkus.ts';
export { listedPackages, listedServices, readServiceValue, serviceValue } from './listedServices.ts';
export { decideMappingSave } from './decideMappingSave.ts';
export {
  mergeMethodUses,
  type MethodRow,
  methodRows,
  type MethodUse,
  methodUsesOf,
  type ProviderShipping,
  unmappedFigures,
  withService,
} from './methodRows.ts';
export {
  accountFor,
  accountRefusal,
  type ShippedBy,
  handlingProvider,
  servingProviders,
  type Handlings,
  handlingsOf,
  handoverRefusal,
  notConnected,
  type OrderRoute,
} from './handlingProvider.ts';
export { methodKey, serviceFor, serviceName } from './serviceFor.ts';
export {
  listedServicesText,
  mappingFacts,
  mappingSaveTexts,
  methodUseText,
  providerChoiceText,
  shippingMappingTexts,
  skuFacts,
  unmappedText,
} from './shippingMappingTexts.ts';
export { customsProblem, hasCustomsFacts, missingAbroad, needsCustoms, otherCustomsCurrency } from './customs.ts';
export { declaredValues, type ValuedLine, valueOfUnits } from './declaredValues.ts';
export {
  instructionsText,
  insuredPart,
  noInstructions,
  type ShippingInstructions,
  unsupportedByText,
  unsupportedInstructions,
} from './shippingInstructions.ts';
