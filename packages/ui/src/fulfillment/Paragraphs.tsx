/** Sentences as paragraphs; null ones are left out. */
export function Paragraphs({ texts: sentences }: { texts: readonly (string | null | undefined)[] }) {
  return sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>);
}
