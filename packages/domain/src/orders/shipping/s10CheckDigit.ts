const weights = [8, 6, 4, 2, 3, 5, 9, 7] as const;

/** The ninth digit of a postal operator's tracking number `XX123456785GB` (UPU standard S10). */
export function s10CheckDigit(eightDigits: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(eightDigits[index]), 0);
  const rest = 11 - (sum % 11);
  if (rest === 10) return '0';
  return rest === 11 ? '5' : String(rest);
}
