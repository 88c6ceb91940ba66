/** Under an error, where the answer to an earlier question stays: "You still see the figures and the orders from before the change." */
export function stillShown(subjects: readonly string[]): string {
  return `You still see ${new Intl.ListFormat('en').format(subjects)} from before the change.`;
}
