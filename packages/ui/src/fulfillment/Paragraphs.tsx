/** The sentences that there are, one below the other. */
export function Paragraphs({ texts: sentences }: { texts: readonly (string | null | undefined)[] }) {
  return sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>);
}
