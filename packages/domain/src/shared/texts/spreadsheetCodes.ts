/** A number this long is not a text with a point: a spreadsheet added the `.0`. */
const floatedCode = /^(\d{5,})\.0$/;
/** Spreadsheets write long numbers this way and lose digits. */
const roundedCode = /^\d(?:[.,]\d+)?e\+\d{2,3}$/i;

/** A code without the decimal that a spreadsheet added: "4006381333931.0" is 4006381333931. */
export function withoutAddedDecimal(code: string): string {
  return code.replace(floatedCode, '$1');
}

/** Whether a spreadsheet has rounded a code, so its digits are lost: "5.73E+12". */
export function isRoundedCode(code: string): boolean {
  return roundedCode.test(code);
}
