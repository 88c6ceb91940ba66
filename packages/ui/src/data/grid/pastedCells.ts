/** The rows and cells of a text from a spreadsheet. Its last line break ends the last row and begins none. */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t'));
}
