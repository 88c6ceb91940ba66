import { counted } from '../counted.ts';

/** "1 Bestellung", "2.913 Bestellungen". */
export function orders(count: number): string {
  return counted(count, { one: 'Bestellung', other: 'Bestellungen' });
}
