export { saveProducts } from './saveProducts.ts';
export { deleteBundle, deleteCollection, deletePackage, saveBundle, saveCollection, savePackage } from './saveItems.ts';
