import type { StoreBooks } from './model/StoreBooks.ts';
import { placeOrder } from './actions/orders.ts';
import type { BookedOrder } from './model/storeTypes.ts';
import { findStory, type OrderStory } from './orderStories.ts';
import { StoreControlError, type StoreControls } from './StoreControls.ts';
import type { StoreOrderInput } from './StoreOptions.ts';

const minuteMs = 60_000;

/** Gives new orders a story and runs its steps when due. The book records how far each order is. */
export class StoryTeller {
  readonly #books: StoreBooks;
  readonly #pending = new Set<BookedOrder>();
  #speed: number;

  constructor(books: StoreBooks, speed: number) {
    this.#books = books;
    this.#speed = speed;
    for (const order of books.allOrders()) if (order.story) this.#pending.add(order);
  }

  setSpeed(speed: number): void {
    this.#speed = speed;
  }

  /** Stories with steps to come. */
  get underWay(): number {
    return [...this.#pending].filter(({ story }) => story && findStory(story.name)?.steps[story.step]).length;
  }

  /** Places an order and starts its story. */
  place(input: StoreOrderInput, name: string | null): BookedOrder {
    const story = name === null ? null : findStory(name);
    const locations = this.#books.locations.filter(({ isActive }) => isActive);
    const shop = { locations, minuteMs: this.#minuteMs(), at: this.#books.now() };
    const order = placeOrder(this.#books, { ...input, ...story?.place?.(input, shop) });
    if (name !== null && story) this.#begin(order, name, story);
    return order;
  }

  #begin(order: BookedOrder, name: string, story: OrderStory): void {
    order.story = { name, step: 0, dueAt: this.#dueAt(story, 0) };
    this.#books.touch(order);
    this.#pending.add(order);
  }

  /** Runs the steps that are due. */
  settle(controls: StoreControls): void {
    for (const order of this.#pending) {
      const { story } = order;
      const script = story && findStory(story.name);
      const step = script?.steps[story?.step ?? 0];
      if (!story || !script || !step) {
        this.#pending.delete(order);
        continue;
      }
      if (this.#books.now() < story.dueAt) continue;
      const book = controls.order(`#${order.number}`);
      if (!book || book.cancelledAt !== null) {
        this.#pending.delete(order);
        continue;
      }
      if (step.when && !step.when(book)) {
        story.dueAt = this.#books.now() + this.#minuteMs();
        continue;
      }
      order.story = { ...story, step: story.step + 1, dueAt: this.#dueAt(script, story.step + 1) };
      this.#books.changes++;
      try {
        step.act(controls, book);
      } catch (error) {
        // The order has shipped or changed in the meantime.
        if (!(error instanceof StoreControlError)) throw error;
      }
    }
  }

  #minuteMs(): number {
    return minuteMs / Math.max(this.#speed, 0.001);
  }

  #dueAt({ steps }: OrderStory, step: number): number {
    return this.#books.now() + (steps[step]?.afterMinutes ?? 0) * this.#minuteMs();
  }
}
