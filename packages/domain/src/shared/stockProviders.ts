/** String ids (§3) of the 3PLs whose API tells the stock of an account; a test compares them with the adapters. */
const stockProviders: readonly string[] = [
  'ams',
  'shipbob',
  'cap',
  'dcl',
  'cold_track',
  'carterdc',
  'info_plus',
  'shipWire',
  'Portless',
];

/** Whether a 3PL, by its string id, can be asked for its stock. */
export function reportsStock(providerId: string): boolean {
  return stockProviders.includes(providerId);
}
