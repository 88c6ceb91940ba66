import { hkdfSync } from 'node:crypto';
import type { KeyRing } from '@hub/database/providers';

/** The keys that sign tokens, one derived from each key of the ring: none of them can decrypt anything. */
export function tokenKeys({ keys: [newest, ...older] }: KeyRing): [string, ...string[]] {
  const derive = ({ key }: KeyRing['keys'][number]) =>
    Buffer.from(hkdfSync('sha256', key, '', 'tokens of calls', 32)).toString('base64');
  return [derive(newest), ...older.map(derive)];
}
