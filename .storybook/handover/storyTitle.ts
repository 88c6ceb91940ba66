/** `screens-orders-hold-orders--view-only` in words. */
export function storyTitle(storyId: string): string {
  const [title = '', story = ''] = storyId.split('--');
  return `${inWords(title)} › ${inWords(story)}`;
}

function inWords(part: string): string {
  const words = part.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
