/** A location that can hold stock. */
export interface StockLocation {
  locationId: string;
  name: string;
}
