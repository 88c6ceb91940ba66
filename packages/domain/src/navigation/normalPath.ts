/** A path without its trailing slashes, `/` for the root. Case counts, as the route table writes it. */
export function normalPath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
