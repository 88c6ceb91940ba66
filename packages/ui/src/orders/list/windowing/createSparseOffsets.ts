import type { RowRange } from '@hub/domain/orders/list';
import type { RowOffsets } from './RowOffsets.ts';

/** Consecutive known rows, each with its own height. */
interface Block extends RowRange {
  /** Offset of its first row, px from the start of the list. */
  top: number;
  /** Offsets of its rows and of its end, px from its first row. */
  tops: Int32Array;
}

/**
 * Row offsets of a partly loaded list. Unknown rows get the most common height of the first known ones, so that little
 * moves when they load; if no row is known, they get the height of the row past the end. Costs as much as what is
 * known, not as the whole list: a million rows would take a frame for each page that loads.
 */
export function createSparseOffsets(
  count: number,
  heightOf: (index: number) => number,
  loaded: readonly RowRange[],
): RowOffsets {
  const blocks: Block[] = loaded
    .map(({ from, to }) => ({ from, to: Math.min(to, count) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
    .map((range) => ({ ...range, top: 0, tops: topsOf(range, heightOf) }));
  const [first] = blocks;
  const gapHeight = first ? commonHeight(first) : heightOf(count);
  placeBlocks(blocks, gapHeight);

  const top = (index: number) => {
    const block = lastBlock(blocks, ({ from }) => from <= index);
    if (!block) return index * gapHeight;
    const { from, to } = block;
    return index <= to ? block.top + topIn(block, index - from) : endOf(block) + (index - to) * gapHeight;
  };
  return {
    top,
    heightOf: (index) => top(index + 1) - top(index),
    indexAt(offset) {
      const block = lastBlock(blocks, (one) => one.top <= offset);
      const last = Math.max(count - 1, 0);
      if (!block) return Math.min(Math.max(Math.floor(offset / gapHeight), 0), last);
      if (offset >= endOf(block)) return Math.min(block.to + Math.floor((offset - endOf(block)) / gapHeight), last);
      let [lowest, end] = [0, block.to - block.from - 1];
      while (lowest < end) {
        const middle = (lowest + end + 1) >> 1;
        if (block.top + topIn(block, middle) <= offset) lowest = middle;
        else end = middle - 1;
      }
      return block.from + lowest;
    },
    setHeight(index, height) {
      const block = blocks.find(({ from, to }) => from <= index && index < to);
      if (!block) return;
      const position = index - block.from;
      const change = height - (topIn(block, position + 1) - topIn(block, position));
      for (let below = position + 1; below < block.tops.length; below += 1)
        block.tops[below] = topIn(block, below) + change;
      placeBlocks(blocks, gapHeight);
    },
  };
}

function topsOf({ from, to }: RowRange, heightOf: (index: number) => number): Int32Array {
  const tops = new Int32Array(to - from + 1);
  for (let index = from, end = 0; index < to; index += 1) {
    end += heightOf(index);
    tops[index - from + 1] = end;
  }
  return tops;
}

/** The most common height. */
function commonHeight(block: Block): number {
  const rowsOf = new Map<number, number>();
  let common = topIn(block, 1);
  for (let position = 0; position < block.to - block.from; position += 1) {
    const height = topIn(block, position + 1) - topIn(block, position);
    const rows = (rowsOf.get(height) ?? 0) + 1;
    rowsOf.set(height, rows);
    if (rows > (rowsOf.get(common) ?? 0)) common = height;
  }
  return common;
}

function placeBlocks(blocks: readonly Block[], gapHeight: number): void {
  let [row, top] = [0, 0];
  for (const block of blocks) {
    block.top = top + (block.from - row) * gapHeight;
    row = block.to;
    top = endOf(block);
  }
}

function topIn({ tops }: Block, position: number): number {
  return tops[position] ?? 0;
}

function endOf(block: Block): number {
  return block.top + topIn(block, block.to - block.from);
}

/** The last block that matches, if all blocks before it match too. */
function lastBlock(blocks: readonly Block[], matches: (block: Block) => boolean): Block | undefined {
  return blocks.findLast(matches);
}
