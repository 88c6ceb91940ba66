export type * from './ShippingMapping.ts';
export { mappingIn, newProviderMapping } from './ShippingMapping.ts';
export { checkProviderMapping, methodName } from './checkProviderMapping.ts';
export { decideMappingSave } from './decideMappingSave.ts';
export {
  mergeMethodUses,
  type MethodRow,
  methodRows,
  type MethodUse,
  methodUsesOf,
  unmappedFigures,
  withService,
} from './methodRows.ts';
export { handlingProvider, methodKey, serviceFor, serviceName } from './serviceFor.ts';
export {
  mappingFacts,
  mappingSaveTexts,
  methodUseText,
  providerChoiceText,
  shippingMappingTexts,
  unmappedText,
} from './shippingMappingTexts.ts';
