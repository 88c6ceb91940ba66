export { importStock, readCountedElsewhere, saveStock } from './changeStock.ts';
