/**
 * A number for an invoice, unique among usual invoice numbers: `536365`, `C536365` and `A536365` differ, and so does
 * `536365-2`, the second copy that the scenario `large` makes. Other texts get a number from their letters; two of
 * those that collide are told apart by whoever collects them. Ten thousand times the number is still exact.
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

/** Unusual numbers begin where the usual ones end. */
const unusualRange = 100_000_000_000;

/** What the store platform calls the same order; never equal to the row's own number, so that mixing them up shows. */
export function platformOrderId(number: number): number {
  return 4_800_000_000_000 + number;
}
