import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ThirdPartyId } from '@hub/domain/integrations';
import * as z from 'zod';
import type { SavedSubscriptions } from './SubscriptionBook.ts';
import type { SavedWarehouse } from './Warehouse.ts';

/** State that simulators keep across restarts. */
export interface SimulatorState {
  version: 1;
  providers: Partial<Record<ThirdPartyId, { warehouse: SavedWarehouse; subscriptions: SavedSubscriptions }>>;
}

/** The file exists but can't be used. It stays unchanged. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

const providerSchema = z.object({
  warehouse: z.object({
    nextId: z.number(),
    orders: z.array(z.looseObject({ id: z.number(), account: z.string(), agenda: z.array(z.unknown()) })),
    refused: z.array(z.unknown()),
    stock: z.array(z.unknown()),
  }),
  subscriptions: z.object({ subscriptions: z.array(z.unknown()), secrets: z.record(z.string(), z.unknown()) }),
});
const stateSchema = z.object({ version: z.literal(1), providers: z.record(z.string(), providerSchema) });

/** Null when there is no file yet. Throws `StateFileError`. */
export async function readState(path: string): Promise<SimulatorState | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StateFileError(`${path} cannot be read.`, { cause: error });
  }
  try {
    const json: SimulatorState = JSON.parse(text);
    stateSchema.parse(json);
    return json;
  } catch (error) {
    throw new StateFileError(
      `${path} is not a state file of the simulators. Move it elsewhere to start with empty books.`,
      {
        cause: error,
      },
    );
  }
}

/** Writes atomically: the file is always fully old or fully new. */
export async function writeState(path: string, state: SimulatorState): Promise<void> {
  const draft = `${path}.new`;
  await writeFile(draft, JSON.stringify(state));
  await rename(draft, path);
}
