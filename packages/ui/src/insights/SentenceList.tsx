/** The sentences that there are, one below the other. */
export function SentenceList({ sentences }: { sentences: readonly (string | null)[] }) {
  return sentences.map((sentence) => sentence !== null && <p key={sentence}>{sentence}</p>);
}
