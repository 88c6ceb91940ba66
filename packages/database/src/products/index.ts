export { type ProductFacts, type ProductLine, readProductFacts } from './productFacts.ts';
export { type LinesBeforeAndAfter, replaceLines, saveChangedLines } from './changedLines.ts';
export { countBundleOrders } from './bundleOrders.ts';
export {
  deleteBundleRecord,
  deleteCollectionRecord,
  deletePackageRecord,
  listBundles,
  listCollections,
  listPackages,
  saveBundleRecord,
  saveCollectionRecord,
  savePackageRecord,
} from './itemRecords.ts';
export { listAllProducts, readProducts, saveProductRows } from './productRecords.ts';
