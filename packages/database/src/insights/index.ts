export { readSkuReport } from './readSkuReport.ts';
