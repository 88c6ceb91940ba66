import type { StoreBooks } from './model/StoreBooks.ts';
import type { StoreControls } from './StoreControls.ts';

/** A merchant's change to the store itself. */
interface StoreChange {
  /** Minutes of the store's clock since the previous change. */
  afterMinutes: number;
  /** Source of the pace; `assumed` if no public figure was found. */
  source: string;
  act: (controls: StoreControls, books: StoreBooks) => void;
}

const assumed = 'assumed';
const minuteMs = 60_000;

/** Second variants per store; more would only lengthen the product list. */
const maxVariants = 10;

const popUpName = /^Pop-up store (\d+)/;

const popUpOf = ({ locations }: StoreBooks) => locations.find(({ name }) => popUpName.test(name));

function openPopUp(controls: StoreControls, books: StoreBooks): void {
  const all = books.savedLocations();
  const number = all.filter(({ name }) => popUpName.test(name)).length + 1;
  const id = Math.max(...all.map((location) => location.id)) + 1;
  const place = { address1: `${number} Market Square`, city: 'Leeds', zip: 'LS1 5DL', countryCode: 'GB' };
  controls.addLocation({ id, name: `Pop-up store ${number}`, ...place });
}

/** Repeats after the last one. */
export const storeChanges = [
  { afterMinutes: 360, source: assumed, act: openPopUp },
  {
    afterMinutes: 360,
    source: assumed,
    act: (controls, books) => {
      const popUp = popUpOf(books);
      if (popUp) controls.renameLocation(popUp.id, `${popUp.name}, Leeds`);
    },
  },
  {
    afterMinutes: 360,
    source: assumed,
    act: (controls, books) => {
      const variants = books.products.filter((product) => books.productBySku(product.sku) !== product).length;
      const sku = books.orders.at(-1)?.lines[0]?.product.sku;
      if (sku !== undefined && variants < maxVariants) controls.addVariant(sku);
    },
  },
  {
    afterMinutes: 360,
    source: assumed,
    act: (controls, books) => {
      const popUp = popUpOf(books);
      if (popUp) controls.setLocationActive(popUp.id, false);
    },
  },
  {
    afterMinutes: 360,
    source: assumed,
    act: (controls, books) => {
      const popUp = popUpOf(books);
      if (popUp) controls.deleteLocation(popUp.id);
    },
  },
] as const satisfies readonly StoreChange[];

/** Changes the store over time. Each change works with what exists, so it can start over after a restart. */
export class StoreChanger {
  readonly #books: StoreBooks;
  #speed: number;
  #next = 0;
  #dueAt = Infinity;

  constructor(books: StoreBooks, speed: number) {
    this.#books = books;
    this.#speed = speed;
    this.setSpeed(speed);
  }

  setSpeed(speed: number): void {
    this.#speed = speed;
    const { afterMinutes } = this.#change();
    this.#dueAt = speed <= 0 ? Infinity : this.#books.now() + (afterMinutes * minuteMs) / speed;
  }

  /** Runs the change that is due. */
  settle(controls: StoreControls): void {
    if (this.#books.now() < this.#dueAt) return;
    this.#change().act(controls, this.#books);
    this.#next++;
    this.setSpeed(this.#speed);
  }

  #change(): StoreChange {
    return storeChanges[this.#next % storeChanges.length] ?? storeChanges[0];
  }
}
