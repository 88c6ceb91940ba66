import { BlockList, isIP } from 'node:net';

/** Networks in which our proxies run. */
const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv4');
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/**
 * The client's network address as far as it can be known: what a proxy in our own network reports, else the
 * connection's. Only the last entry comes from the proxy; a client can forge the others.
 */
export function visitorAddress(remoteAddress: string | undefined, forwardedFor: string | null): string {
  const remote = (remoteAddress ?? '').replace(/^::ffff:/, '');
  const forwarded = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return isOwn(remote) && isIP(forwarded) !== 0 ? forwarded : remote;
}

function isOwn(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && ownNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
