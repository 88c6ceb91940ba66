/** The sentences that there are, one below the other. */
export function Paragraphs({ texts }: { texts: readonly (string | null)[] }) {
  return texts.map((sentence) => sentence !== null && <p key={sentence}>{sentence}</p>);
}
