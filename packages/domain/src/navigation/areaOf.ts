/** Which of the three sites an address belongs to (§2). */
export type Area = 'app' | 'admin' | 'public';

/** The area of a path, ignoring query and fragment. `/application` is not under `/app`. */
export function areaOf(path: string): Area {
  if (/^\/app(?:[/?#]|$)/.test(path)) return 'app';
  if (/^\/admin(?:[/?#]|$)/.test(path)) return 'admin';
  return 'public';
}
