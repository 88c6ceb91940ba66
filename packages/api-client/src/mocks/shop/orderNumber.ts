/**
 * A number for an invoice, unique for usual invoice numbers: `536365`, `C536365`, `A536365` and `536365-2` (the second
 * copy in scenario `large`) differ. Other texts are hashed; callers resolve collisions. Ten thousand times the number
 * is still exact.
 */
export function orderNumber(invoice: string): number {
  const usual = /^([A-Z]?)(\d{1,6})(?:-(\d{1,3}))?$/.exec(invoice);
  if (usual) {
    const [, letter = '', digits, copy = '0'] = usual;
    const letterNumber = letter === '' ? 0 : letter.charCodeAt(0) - 64;
    return Number(copy) * 100_000_000 + Number(digits) * 100 + letterNumber;
  }
  let hash = 0;
  for (const letter of invoice) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % unusualRange;
  return unusualRange + hash;
}

/** Hashed numbers begin above the usual ones. */
const unusualRange = 100_000_000_000;

/** Id of the first line of an order; those of its other lines follow. */
export function firstLineItemId(number: number): number {
  return number * 10_000 + 1;
}

/** The store platform's id of the order; never equal to the row's id, so that mixing them up is noticed. */
export function platformOrderId(number: number): number {
  return 4_800_000_000_000 + number;
}
