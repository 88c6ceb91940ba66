import { formatCount } from './formatCount.ts';

/** "1 order", "2,913 orders"; `noun` in the singular. */
export function formatQuantity(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
