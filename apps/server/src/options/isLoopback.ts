/** Whether a host name can only mean this machine. Some systems resolve other names under `.localhost` by DNS. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
