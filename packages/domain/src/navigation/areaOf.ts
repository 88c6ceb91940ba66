/** The site that an address belongs to: one of §2's three, or the customers' order page. */
export type Area = 'app' | 'admin' | 'track' | 'public';

/** The area of a path, ignoring query and fragment. `/application` is not under `/app`. */
export function areaOf(path: string): Area {
  if (/^\/app(?:[/?#]|$)/.test(path)) return 'app';
  if (/^\/admin(?:[/?#]|$)/.test(path)) return 'admin';
  if (/^\/track\/./.test(path)) return 'track';
  return 'public';
}
