import { placeOrder } from './actions/orders.ts';
import { checkoutOf } from './checkouts.ts';
import { requiresShipping } from './model/requiresShipping.ts';
import type { StoreBooks } from './model/StoreBooks.ts';
import { seededRandom } from '@hub/domain/simulation';
import { storyOf } from './orderStories.ts';
import type { StoryTeller } from './StoryTeller.ts';

/** Speed 1 replays the past this many times as fast, about an order a minute on average. */
const pace = 5;
const shortestMs = 5_000;
/** Nights and Sundays are shortened to this, ms. */
const longestMs = 120_000;

/** Replays past orders, oldest first, with their lines, customer and country, under new numbers. */
export class Replay {
  /** How many past orders have been replayed. */
  position = 0;
  readonly #books: StoreBooks;
  readonly #stories: StoryTeller | null;
  #speed: number;
  #dueAt: number;

  constructor(books: StoreBooks, speed: number, stories: StoryTeller | null = null) {
    this.#books = books;
    this.#stories = stories;
    this.#speed = speed;
    this.#dueAt = books.now() + shortestMs / Math.max(speed, 0.001);
  }

  setSpeed(speed: number): void {
    this.#speed = speed;
    this.#dueAt = this.#books.now() + shortestMs / Math.max(speed, 0.001);
  }

  /** Places the orders that are due. */
  settle(): void {
    if (this.#speed <= 0 || this.#books.now() < this.#dueAt) return;
    const before = this.#timeAt(this.position);
    this.next(1);
    const gap = Math.max(0, this.#timeAt(this.position) - before);
    this.#dueAt = this.#books.now() + Math.min(longestMs, Math.max(shortestMs, gap / pace)) / this.#speed;
  }

  /** Places the next orders now. Returns their names; empty if the past has none. */
  next(count: number): string[] {
    const names: string[] = [];
    const { pastCount } = this.#books;
    for (let tried = 0; names.length < count && tried < pastCount; tried++) {
      const order = this.#books.orderBySerial((this.position++ % pastCount) + 1);
      if (!order || order.initial === 'cancelled' || !order.lines.some(requiresShipping)) continue;
      const { customer, country, recipient, shippingMethod } = order;
      const kept = order.lines.filter(({ current }) => current > 0);
      const lines = kept.length > 0 ? kept : order.lines;
      const input = {
        customer,
        country,
        lines: lines.map(({ product, name, quantity, price }) => ({
          sku: product.sku,
          name,
          quantity,
          price: price / 100,
        })),
        ...(recipient && { recipient }),
        ...(shippingMethod !== null && { shippingMethod }),
      };
      const seed = String(this.position);
      const checkout = checkoutOf(seed, input);
      const placed =
        this.#stories?.place({ ...input, checkout }, storyOf(seededRandom(seed, 'story'))) ??
        placeOrder(this.#books, input);
      names.push(`#${placed.number}`);
      tried = 0;
    }
    return names;
  }

  #timeAt(position: number): number {
    const { pastCount } = this.#books;
    return pastCount === 0 ? 0 : (this.#books.orderBySerial((position % pastCount) + 1)?.at ?? 0);
  }
}
