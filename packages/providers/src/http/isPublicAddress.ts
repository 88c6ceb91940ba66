import { BlockList, isIP } from 'node:net';

/**
 * IPv4 ranges outside the public internet (IANA, "IPv4 Special-Purpose Address Registry"), and Azure's metadata
 * service, which has a public address but answers only inside its network.
 */
const specialIpv4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Parts of 2000::/3 that are not public, or that embed an IPv4 address (6to4, Teredo). IANA, "IPv6 Special-Purpose
 * Address Registry".
 */
const specialIpv6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6');

/** All IPv6 addresses in use on the internet. Excludes loopback, link-local, unique-local, mapped and NAT64. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether a resolved IP address is on the public internet. False for all other text. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      // A zone ("%eth0") names a network interface of this machine.
      return !address.includes('%') && globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
