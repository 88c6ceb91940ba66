import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { type AppHistory, createAppHistory } from '../address/createAppHistory.ts';

/** An in-memory history that starts at an address. */
export function memoryHistory(address: string): AppHistory {
  return createAppHistory(UNSAFE_createMemoryHistory({ initialEntries: [address] }));
}
