/** The decoded parts in braces of a path. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * A function that matches pathnames with a template such as `/get-order-detail/{order_id}`; `null` for another path.
 * Only at the origin's root: `/app/stats` is a page of the app.
 */
export function createPathMatcher(template: string): (pathname: string) => PathParams | null {
  const pattern = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return (pathname) => {
    const match = pattern.exec(pathname);
    if (match === null) return null;
    return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, safeDecode(value)]));
  };
}

/** A percent sign that encodes nothing is unchanged. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
