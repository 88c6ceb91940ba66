export {
  type Bundle,
  type BundleComponent,
  bundleLimits,
  type BundleSettings,
  checkBundle,
  componentsText,
} from './Bundle.ts';
export {
  checkCollection,
  type Collection,
  collectionLimits,
  type CollectionRule,
  collectionSentence,
  type CollectionSettings,
  membershipOf,
  newCollectionRule,
} from './Collection.ts';
export { type BulkEditRow, bulkEditRows, readSkus } from './bulkEdit.ts';
export {
  type CellContext,
  type CellEdit,
  cellText,
  editedProduct,
  type ProductCells,
  type ProductColumn,
  productColumnNames,
  productColumns,
  type ProductDraft,
  readCell,
  withCells,
  withEdits,
  withoutSavedCells,
  yesText,
  isTextColumn,
} from './productCells.ts';
export { type ProductFile, productsToCsv, readProductRows } from './productCsv.ts';
export { checkProduct, productLimits, skuProblem } from './checkProduct.ts';
export {
  decideBundleSave,
  decideCollectionSave,
  decideItemDeletion,
  decidePackageSave,
  type DeleteDecision,
  type ItemSave,
  newPackageSettings,
} from './decideItemSave.ts';
export {
  decideProductSave,
  hasSameSettings,
  type ProductChange,
  type ProductSaveResult,
  undoChanges,
  unknownSkuText,
} from './decideProductSave.ts';
export { lineWeight, type LineWeightFacts } from './lineWeight.ts';
export {
  listProducts,
  matchingProducts,
  type ProductPage,
  type ProductQuery,
  productsPerPage,
} from './listProducts.ts';
export {
  checkPackage,
  dimensionsText,
  type LengthUnit,
  lengthUnits,
  type Package,
  packageLimits,
  type PackageSettings,
} from './Package.ts';
export {
  type Handling,
  isWeightMissing,
  newProductSettings,
  type Product,
  productName,
  type ProductSettings,
  settingsOf,
  soldDays,
} from './Product.ts';
export { changeLines, type ItemChange } from './changeItems.ts';
export { type BundleLine, splitBundles } from './splitBundles.ts';
export { formatWeight, kilogramsOf, kilogramsText, readWeight, type Weight, weightProblem } from './Weight.ts';
export {
  bulkApplyLabel,
  bulkCountText,
  bundleDeletionText,
  deletedItemText,
  deleteItemTitle,
  fileText,
  inheritedWeightText,
  outcomeText,
  packageDeletionText,
  productCountText,
  productScreenTexts,
  saveChangesLabel,
  savedItemText,
  savedProductsText,
  splitByText,
  unknownSkusText,
} from './productScreenTexts.ts';
