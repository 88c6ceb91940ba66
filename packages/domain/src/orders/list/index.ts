export {
  type FoundCustomer,
  type FoundInShop,
  type FoundOrder,
  type FoundOrderFields,
  type FoundPart,
  type FoundProduct,
  maxCountedOrders,
  maxFoundEntities,
  maxSearchTextLength,
} from './FoundInShop.ts';
export {
  allFoundLabel,
  exactMatchesFirst,
  foundOrdersText,
  searchCountText,
  minSearchLength,
  newestForShortText,
  orderSearchTexts,
  maxSearchResults,
  mostSpecificTab,
  tabsBySpecificity,
} from './orderSearch.ts';
export { type FieldFilter, fieldFiltersOf, fieldFilterText, fieldFilterTexts, hasFieldValues } from './fieldFilters.ts';
export { hasMovedUp } from './hasMovedUp.ts';
export { allOrdersTitle, emptyListHint, missingOrdersText } from './listTexts.ts';
export {
  defaultSort,
  isOrderSort,
  maxSortedOrders,
  type OrderSort,
  orderSorts,
  sortOrders,
  tooLongToSortNote,
} from './orderSorts.ts';
export {
  hasPage,
  isTabNumber,
  ordersOfPage,
  type OrderTab,
  orderTab,
  orderTabs,
  type OrderTabStatsField,
  tabBySlug,
} from './orderTabs.ts';
export {
  createOrderWindow,
  keepWindowPages,
  loadedOrders,
  type OrderWindow,
  outdatedWindowPages,
  type RowGap,
  rowGapTexts,
  type RowRange,
  wholeWindow,
  type WindowPage,
  windowPageOf,
  windowPageSize,
  windowPagesOfRow,
  windowPagesToRead,
  windowTotal,
} from './orderWindow.ts';
export { skuSuggestion, skuSuggestionLabel } from './skuSuggestion.ts';
export { sortNewestFirst } from './sortNewestFirst.ts';
export { maxViewNameLength, maxSavedViews, unreadableViewsText, viewName, viewNameProblem } from './viewName.ts';
export {
  isListInUse,
  type ListUse,
  leftOrderText,
  movedText,
  mergeFetched,
  showAll,
  showChangesLabel,
  type LiveOrders,
  waitingChangesText,
} from './liveOrders.ts';
export { tabsOfStages } from './tabsOfStages.ts';
export { orderScreenTexts } from './orderScreenTexts.ts';
export { savedViewTexts } from './savedViewTexts.ts';
export { searchScreenTexts } from './searchScreenTexts.ts';
