import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { type AppHistory, createAppHistory } from '../address/createAppHistory.ts';

/** A history in memory that starts at an address. */
export function memoryHistory(address: string): AppHistory {
  return createAppHistory(UNSAFE_createMemoryHistory({ initialEntries: [address] }));
}
