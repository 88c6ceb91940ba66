/** A path without trailing slashes; `/` for the root. Case-sensitive, like the route table. */
export function normalPath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
