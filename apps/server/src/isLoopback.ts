/**
 * Whether a URL's host name can only mean this machine itself. Other names under `.localhost` are asked of a name
 * server on some systems.
 */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
