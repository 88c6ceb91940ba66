/** Which site an address belongs to: the three of §2, or the page where customers look up orders. */
export type Area = 'app' | 'admin' | 'track' | 'public';

/** The area of a path, ignoring query and fragment. `/application` is not under `/app`. */
export function areaOf(path: string): Area {
  if (/^\/app(?:[/?#]|$)/.test(path)) return 'app';
  if (/^\/admin(?:[/?#]|$)/.test(path)) return 'admin';
  if (/^\/track\/./.test(path)) return 'track';
  return 'public';
}
