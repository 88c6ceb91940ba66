/** Whether a request matches an endpoint, whose path may have parameters in braces. */
export function isCallTo(
  endpoint: { method: string; path: string },
  method: string,
  { pathname }: Pick<URL, 'pathname'>,
): boolean {
  if (method !== endpoint.method) return false;
  const template = endpoint.path.split('/');
  const parts = pathname.split('/');
  return (
    template.length === parts.length && template.every((part, index) => part.startsWith('{') || part === parts[index])
  );
}
