/** Polaris' spinner in a part of the screen; `null` without one. */
export function spinnerIn(part: Element): Element | null {
  return part.querySelector('.Polaris-Spinner svg');
}
