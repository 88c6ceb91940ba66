import type { Catalogue } from '../Catalogue.ts';
import { texts as batchScreenTexts } from './batching/batchScreenTexts.ts';
import { texts as batchStatus } from './batching/batchStatus.ts';
import { texts as attentionItems } from './dashboard/attentionItems.ts';
import { texts as attentionTexts } from './dashboard/attentionTexts.ts';
import { texts as customPeriodHint } from './dashboard/customPeriodHint.ts';
import { texts as dashboardTexts } from './dashboard/dashboardTexts.ts';
import { texts as describeFilters } from './dashboard/describeFilters.ts';
import { texts as filterTexts } from './dashboard/filterTexts.ts';
import { texts as hiddenStages } from './dashboard/hiddenStages.ts';
import { texts as outsidePeriod } from './dashboard/outsidePeriod.ts';
import { texts as parseDateInput } from './dashboard/parseDateInput.ts';
import { texts as periods } from './dashboard/periods.ts';
import { texts as searchModes } from './dashboard/searchModes.ts';
import { texts as summaryCards } from './dashboard/summaryCards.ts';
import { texts as eventWords } from './events/eventWords.ts';
import { texts as importTexts } from './imports/importTexts.ts';
import { texts as comparedDays } from './insights/comparedDays.ts';
import { texts as comparisonRows } from './insights/comparisonRows.ts';
import { texts as disagreements } from './insights/disagreements.ts';
import { texts as formatDuration } from './insights/formatDuration.ts';
import { texts as insightsTexts } from './insights/insightsTexts.ts';
import { texts as missingTexts } from './insights/missingTexts.ts';
import { texts as reportTexts } from './insights/reportTexts.ts';
import { texts as shippingTimes } from './insights/shippingTimes.ts';
import { texts as stageFigures } from './insights/stageFigures.ts';
import { texts as accountConnection } from './integrations/accountConnection.ts';
import { texts as accountLines } from './integrations/accountLines.ts';
import { texts as connectionAttention } from './integrations/connectionAttention.ts';
import { texts as connectionHealthItems } from './integrations/connectionHealthItems.ts';
import { texts as connectionCheck } from './integrations/connectionCheck.ts';
import { texts as fieldHint } from './integrations/fieldHint.ts';
import { texts as integrationTexts } from './integrations/integrationTexts.ts';
import { texts as providerChoices } from './integrations/providerChoices.ts';
import { texts as providerProfiles } from './integrations/providerProfiles.ts';
import { texts as callMessages } from './messages/callMessages.ts';
import { texts as choiceMessages } from './messages/choiceMessages.ts';
import { texts as connectionMessages } from './messages/connectionMessages.ts';
import { texts as importMessages } from './messages/importMessages.ts';
import { texts as inputMessages } from './messages/inputMessages.ts';
import { texts as notificationMessages } from './messages/notificationMessages.ts';
import { texts as orderMessages } from './messages/orderMessages.ts';
import { texts as productMessages } from './messages/productMessages.ts';
import { texts as providerMessages } from './messages/providerMessages.ts';
import { texts as recipientMessages } from './messages/recipientMessages.ts';
import { texts as resultMessages } from './messages/resultMessages.ts';
import { texts as routingMessages } from './messages/routingMessages.ts';
import { texts as sectionMessages } from './messages/sectionMessages.ts';
import { texts as shippingMessages } from './messages/shippingMessages.ts';
import { texts as shopSettingsMessages } from './messages/shopSettingsMessages.ts';
import { texts as savedMessages } from './messages/savedMessages.ts';
import { texts as stockMessages } from './messages/stockMessages.ts';
import { texts as storeMessages } from './messages/storeMessages.ts';
import { texts as tagMessages } from './messages/tagMessages.ts';
import { texts as trackingMessages } from './messages/trackingMessages.ts';
import { texts as warehouseMessages } from './messages/warehouseMessages.ts';
import { texts as workflowMessages } from './messages/workflowMessages.ts';
import { texts as appRoutes } from './navigation/appRoutes.ts';
import { texts as frameTexts } from './navigation/frameTexts.ts';
import { texts as unavailable } from './navigation/unavailable.ts';
import { texts as helpTexts } from './navigation/helpTexts.ts';
import { texts as emailChange } from './notifications/emailChange.ts';
import { texts as notificationTexts } from './notifications/notificationTexts.ts';
import { texts as onboardingCompleted } from './onboarding/onboardingCompleted.ts';
import { texts as onboardingSteps } from './onboarding/onboardingSteps.ts';
import { texts as onboardingTexts } from './onboarding/onboardingTexts.ts';
import { texts as setupSteps } from './onboarding/setupSteps.ts';
import { texts as orderAccess } from './orders/actions/OrderAccess.ts';
import { texts as actionKeys } from './orders/actions/actionKeys.ts';
import { texts as actionMessages } from './orders/actions/actionMessages.ts';
import { texts as actionResults } from './orders/actions/actionResults.ts';
import { texts as backOrderTexts } from './orders/detail/backOrderTexts.ts';
import { texts as bulkPrompt } from './orders/bulk/bulkPrompt.ts';
import { texts as bulkTexts } from './orders/bulk/bulkTexts.ts';
import { texts as detailTotals } from './orders/detail/detailTotals.ts';
import { texts as errorCauses } from './orders/errors/errorCauses.ts';
import { texts as errorCures } from './orders/errors/errorCures.ts';
import { texts as exportButtonTexts } from './orders/export/exportButtonTexts.ts';
import { texts as exportProgressTexts } from './orders/export/exportProgressTexts.ts';
import { texts as exportTexts } from './orders/export/exportTexts.ts';
import { texts as exportTypes } from './orders/export/exportTypes.ts';
import { texts as groupLineItems } from './orders/detail/groupLineItems.ts';
import { texts as fieldFilters } from './orders/list/fieldFilters.ts';
import { texts as listTexts } from './orders/list/listTexts.ts';
import { texts as liveOrders } from './orders/list/liveOrders.ts';
import { texts as orderActionTexts } from './orders/actions/orderActionTexts.ts';
import { texts as orderErrors } from './orders/errors/orderErrors.ts';
import { texts as orderScreenTexts } from './orders/list/orderScreenTexts.ts';
import { texts as orderSearch } from './orders/list/orderSearch.ts';
import { texts as orderSorts } from './orders/list/orderSorts.ts';
import { texts as orderTexts } from './orders/detail/orderTexts.ts';
import { texts as reshipTexts } from './orders/detail/reshipTexts.ts';
import { texts as orderWindow } from './orders/list/orderWindow.ts';
import { texts as orderFields } from './orders/fields/orderFields.ts';
import { texts as savedViewTexts } from './orders/list/savedViewTexts.ts';
import { texts as searchScreenTexts } from './orders/list/searchScreenTexts.ts';
import { texts as shipmentStatus } from './orders/shipping/shipmentStatus.ts';
import { texts as shipmentStatusMeaning } from './orders/shipping/shipmentStatusMeaning.ts';
import { texts as skuSuggestion } from './orders/list/skuSuggestion.ts';
import { texts as stageReason } from './orders/timeline/stageReason.ts';
import { texts as unknownReasons } from './orders/bulk/unknownReasons.ts';
import { texts as viewName } from './orders/list/viewName.ts';
import { texts as selectionTexts } from './orders/bulk/selectionTexts.ts';
import { texts as providers } from './providers/providers.ts';
import { texts as permissionTexts } from './permissions/permissionTexts.ts';
import { texts as rightPresets } from './permissions/staff/rightPresets.ts';
import { texts as staffTexts } from './permissions/staff/staffTexts.ts';
import { texts as planReduction } from './plans/planReduction.ts';
import { texts as planTexts } from './plans/planTexts.ts';
import { texts as planWords } from './plans/planWords.ts';
import { texts as plans } from './plans/plans.ts';
import { texts as shopFreeze } from './plans/shopFreeze.ts';
import { texts as bundle } from './products/Bundle.ts';
import { texts as collection } from './products/Collection.ts';
import { texts as packageTexts } from './products/Package.ts';
import { texts as weight } from './products/Weight.ts';
import { texts as checkProduct } from './products/checkProduct.ts';
import { texts as decideProductSave } from './products/decideProductSave.ts';
import { texts as productCells } from './products/productCells.ts';
import { texts as productScreenTexts } from './products/productScreenTexts.ts';
import { texts as checkLocation } from './routing/checkLocation.ts';
import { texts as checkRoutingRules } from './routing/checkRoutingRules.ts';
import { texts as decideRoutingSave } from './routing/decideRoutingSave.ts';
import { texts as routingRuleSentence } from './routing/routingRuleSentence.ts';
import { texts as routingScreenTexts } from './routing/routingScreenTexts.ts';
import { texts as routingWarnings } from './routing/routingWarnings.ts';
import { texts as servedLocations } from './routing/servedLocations.ts';
import { texts as companyFacts } from './settings/companyFacts.ts';
import { texts as planChangeText } from './settings/planChangeText.ts';
import { texts as planChoiceReason } from './settings/planChoiceReason.ts';
import { texts as planLimits } from './settings/planLimits.ts';
import { texts as roleName } from './settings/roleName.ts';
import { texts as settingsTexts } from './settings/settingsTexts.ts';
import { texts as readGap } from './shared/lists/ReadGap.ts';
import { texts as savedVersion } from './shared/calls/SavedVersion.ts';
import { texts as asOfText } from './shared/dates/asOfText.ts';
import { texts as askOwnerText } from './shared/access/askOwnerText.ts';
import { texts as crashTexts } from './shared/screens/crashTexts.ts';
import { texts as cutOffProblem } from './shared/shipping/cutOffProblem.ts';
import { texts as dataTexts } from './shared/screens/dataTexts.ts';
import { texts as demoBadgeTexts } from './shared/screens/demoBadgeTexts.ts';
import { texts as demoTexts } from './shared/screens/demoTexts.ts';
import { texts as dialogTexts } from './shared/screens/dialogTexts.ts';
import { texts as errorTexts } from './shared/screens/errorTexts.ts';
import { texts as feedbackTexts } from './shared/screens/feedbackTexts.ts';
import { texts as formatAge } from './shared/dates/formatAge.ts';
import { texts as isChunkLoadError } from './shared/calls/isChunkLoadError.ts';
import { texts as leftOutText } from './shared/lists/leftOutText.ts';
import { texts as loadSubjects } from './shared/screens/loadSubjects.ts';
import { texts as emptyReports } from './shared/lists/emptyReports.ts';
import { texts as ordersBefore } from './shared/orders/ordersBefore.ts';
import { texts as ordersText } from './shared/orders/ordersText.ts';
import { texts as paginationTexts } from './shared/lists/paginationTexts.ts';
import { texts as reorderTexts } from './shared/lists/reorderTexts.ts';
import { texts as sessionExpired } from './shared/calls/sessionExpired.ts';
import { texts as shortcutGroupTexts } from './shared/screens/shortcutGroupTexts.ts';
import { texts as shortcutTexts } from './shared/screens/shortcutTexts.ts';
import { texts as showMoreText } from './shared/lists/showMoreText.ts';
import { texts as storeAdminLink } from './shared/shop/storeAdminLink.ts';
import { texts as storeWords } from './shared/shop/storeWords.ts';
import { texts as tabNames } from './shared/orders/tabNames.ts';
import { texts as timeZoneLabel } from './shared/dates/timeZoneLabel.ts';
import { texts as weightUnits } from './shared/numbers/weightUnits.ts';
import { texts as shippingInstructions } from './shipping/shippingInstructions.ts';
import { texts as shippingMappingTexts } from './shipping/shippingMappingTexts.ts';
import { texts as settingsFacts } from './shopSettings/settingsFacts.ts';
import { texts as shipPolicyTexts } from './shopSettings/shipPolicyTexts.ts';
import { texts as shopSettingsTexts } from './shopSettings/shopSettingsTexts.ts';
import { texts as stockDraft } from './stock/stockDraft.ts';
import { texts as stockScreenTexts } from './stock/stockScreenTexts.ts';
import { texts as privacyTexts } from './store/privacyTexts.ts';
import { texts as scopeEffects } from './store/scopeEffects.ts';
import { texts as storeFacts } from './store/storeFacts.ts';
import { texts as storeHealthItem } from './store/storeHealthItem.ts';
import { texts as storeTexts } from './store/storeTexts.ts';
import { texts as tagTexts } from './tags/tagTexts.ts';
import { texts as trackingTexts } from './tracking/trackingTexts.ts';
import { texts as findConflicts } from './workflows/conflicts/findConflicts.ts';
import { texts as itemActions } from './workflows/actions/itemActions.ts';
import { texts as noteActions } from './workflows/actions/noteActions.ts';
import { texts as phraseParts } from './workflows/actions/phraseParts.ts';
import { texts as routingActions } from './workflows/actions/routingActions.ts';
import { texts as shipmentActions } from './workflows/actions/shipmentActions.ts';
import { texts as stageActions } from './workflows/actions/stageActions.ts';
import { texts as conditionTexts } from './workflows/definition/conditionTexts.ts';
import { texts as workflowFields } from './workflows/definition/workflowFields.ts';
import { texts as operators } from './workflows/definition/operators.ts';
import { texts as planWorkflows } from './workflows/definition/planWorkflows.ts';
import { texts as readyMadeWorkflows } from './workflows/definition/readyMadeWorkflows.ts';
import { texts as triggers } from './workflows/definition/triggers.ts';
import { texts as workflowPlan } from './workflows/definition/workflowPlan.ts';
import { texts as workflowSentence } from './workflows/definition/workflowSentence.ts';
import { texts as explanationTexts } from './workflows/explanation/explanationTexts.ts';
import { texts as compareWorkflows } from './workflows/list/compareWorkflows.ts';
import { texts as workflowScreenTexts } from './workflows/workflowScreenTexts.ts';

/** Every text of the language by its name. */
export const texts = {
  ...batchScreenTexts,
  ...batchStatus,
  ...attentionItems,
  ...attentionTexts,
  ...customPeriodHint,
  ...dashboardTexts,
  ...describeFilters,
  ...filterTexts,
  ...hiddenStages,
  ...outsidePeriod,
  ...parseDateInput,
  ...periods,
  ...searchModes,
  ...summaryCards,
  ...eventWords,
  ...importTexts,
  ...comparedDays,
  ...comparisonRows,
  ...disagreements,
  ...formatDuration,
  ...insightsTexts,
  ...missingTexts,
  ...reportTexts,
  ...shippingTimes,
  ...stageFigures,
  ...accountConnection,
  ...accountLines,
  ...connectionAttention,
  ...connectionHealthItems,
  ...connectionCheck,
  ...fieldHint,
  ...integrationTexts,
  ...providerChoices,
  ...providerProfiles,
  ...providers,
  ...callMessages,
  ...choiceMessages,
  ...connectionMessages,
  ...importMessages,
  ...inputMessages,
  ...notificationMessages,
  ...orderMessages,
  ...productMessages,
  ...providerMessages,
  ...recipientMessages,
  ...resultMessages,
  ...routingMessages,
  ...sectionMessages,
  ...shippingMessages,
  ...shopSettingsMessages,
  ...savedMessages,
  ...stockMessages,
  ...storeMessages,
  ...tagMessages,
  ...trackingMessages,
  ...warehouseMessages,
  ...workflowMessages,
  ...appRoutes,
  ...frameTexts,
  ...unavailable,
  ...helpTexts,
  ...emailChange,
  ...notificationTexts,
  ...onboardingCompleted,
  ...onboardingSteps,
  ...onboardingTexts,
  ...setupSteps,
  ...orderAccess,
  ...actionKeys,
  ...actionMessages,
  ...actionResults,
  ...backOrderTexts,
  ...bulkPrompt,
  ...bulkTexts,
  ...detailTotals,
  ...errorCauses,
  ...errorCures,
  ...exportButtonTexts,
  ...exportProgressTexts,
  ...exportTexts,
  ...exportTypes,
  ...groupLineItems,
  ...fieldFilters,
  ...listTexts,
  ...liveOrders,
  ...orderActionTexts,
  ...orderErrors,
  ...orderScreenTexts,
  ...orderSearch,
  ...orderSorts,
  ...orderTexts,
  ...reshipTexts,
  ...orderWindow,
  ...orderFields,
  ...savedViewTexts,
  ...searchScreenTexts,
  ...shipmentStatus,
  ...shipmentStatusMeaning,
  ...skuSuggestion,
  ...stageReason,
  ...unknownReasons,
  ...viewName,
  ...selectionTexts,
  ...permissionTexts,
  ...rightPresets,
  ...staffTexts,
  ...planReduction,
  ...planTexts,
  ...planWords,
  ...plans,
  ...shopFreeze,
  ...bundle,
  ...collection,
  ...packageTexts,
  ...weight,
  ...checkProduct,
  ...decideProductSave,
  ...productCells,
  ...productScreenTexts,
  ...checkLocation,
  ...checkRoutingRules,
  ...decideRoutingSave,
  ...routingRuleSentence,
  ...routingScreenTexts,
  ...routingWarnings,
  ...servedLocations,
  ...companyFacts,
  ...planChangeText,
  ...planChoiceReason,
  ...planLimits,
  ...roleName,
  ...settingsTexts,
  ...readGap,
  ...savedVersion,
  ...asOfText,
  ...askOwnerText,
  ...crashTexts,
  ...cutOffProblem,
  ...dataTexts,
  ...demoBadgeTexts,
  ...demoTexts,
  ...dialogTexts,
  ...errorTexts,
  ...feedbackTexts,
  ...formatAge,
  ...isChunkLoadError,
  ...leftOutText,
  ...loadSubjects,
  ...emptyReports,
  ...ordersBefore,
  ...ordersText,
  ...paginationTexts,
  ...reorderTexts,
  ...sessionExpired,
  ...shortcutGroupTexts,
  ...shortcutTexts,
  ...showMoreText,
  ...storeAdminLink,
  ...storeWords,
  ...tabNames,
  ...timeZoneLabel,
  ...weightUnits,
  ...shippingInstructions,
  ...shippingMappingTexts,
  ...settingsFacts,
  ...shipPolicyTexts,
  ...shopSettingsTexts,
  ...stockDraft,
  ...stockScreenTexts,
  ...privacyTexts,
  ...scopeEffects,
  ...storeFacts,
  ...storeHealthItem,
  ...storeTexts,
  ...tagTexts,
  ...trackingTexts,
  ...findConflicts,
  ...itemActions,
  ...noteActions,
  ...phraseParts,
  ...routingActions,
  ...shipmentActions,
  ...stageActions,
  ...conditionTexts,
  ...workflowFields,
  ...operators,
  ...planWorkflows,
  ...readyMadeWorkflows,
  ...triggers,
  ...workflowPlan,
  ...workflowSentence,
  ...explanationTexts,
  ...compareWorkflows,
  ...workflowScreenTexts,
} satisfies Catalogue;
