/** Sentences as paragraphs; null ones are left out. */
export function Paragraphs({ texts }: { texts: readonly (string | null)[] }) {
  return texts.map((sentence) => sentence !== null && <p key={sentence}>{sentence}</p>);
}
