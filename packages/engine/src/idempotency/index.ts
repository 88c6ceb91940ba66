export { type Intent, onceIn, onceOnly, ReusedKeyError } from './onceOnly.ts';
