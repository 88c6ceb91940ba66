import {
  type CustomsFact,
  customsFacts,
  findProvider,
  type ShippingInstruction,
  shippingInstructions,
} from '@hub/domain/integrations';
import { noInstructions, type ShippingInstructions } from '@hub/domain/shipping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapters } from './adapters.ts';
import { createCallProvider } from './http/createCallProvider.ts';
import { createPublicDispatcher } from './http/createPublicDispatcher.ts';
import type { AccountSettings, OutgoingShipment, ProviderAdapter } from './ProviderAdapter.ts';
import { createManualClock, demoCredentials, type RunningSimulators, startSimulators } from './simulators/index.ts';
import { aLine, aShipment } from './testing/aShipment.ts';

/*
 * Compares a workflow's instructions and customs data with what the 3PL's row says it accepts and what its simulator
 * received.
 */

const asked: Record<ShippingInstruction, Partial<ShippingInstructions & Pick<OutgoingShipment, 'package'>>> = {
  signature: { isSignatureRequired: true },
  insurance: { insuredValue: 1234.56 },
  note: { notes: ['Zq7 top', 'Zq7 up'] },
  giftMessage: { giftMessage: 'Zq7, with love' },
  package: { package: 'Zq7 box' },
};

const chosenAt = new Map<string, Record<string, string>>();

let running: RunningSimulators;
beforeAll(async () => {
  running = await startSimulators({ clock: createManualClock(Date.parse('2026-01-31T16:46:27Z')), plan: 'one' });
});
afterAll(() => running.stop());

describe.each(Object.values(adapters))('$provider', (adapter) => {
  it.each(shippingInstructions)('receives %s only if its row says so', async (instruction) => {
    const plain = await sentBody(adapter, `${instruction.slice(0, 3)}-1`, {});
    const { package: box = null, ...rest } = asked[instruction];
    const instructions = { ...noInstructions, ...rest };
    const body = await sentBody(adapter, `${instruction.slice(0, 3)}-2`, { instructions, package: box });
    const isSupported = findProvider(adapter.provider)?.takes.includes(instruction);
    expect(body === plain, `${plain}\n${body}`).toBe(!isSupported);
    if (isSupported) for (const value of valuesOf(asked[instruction])) expect(body).toContain(value);
  });
});

const known = { value: 41.98, weight: 0.75, hsCode: '691200', countryOfOrigin: 'PT' };

/**
 * Each customs fact with its value in the body. A sale is always merchandise, so the reason applies only to exports.
 */
const customs: Record<CustomsFact, Parameters<typeof sentBody>[2]> = {
  hsCode: abroad({ hsCode: known.hsCode }),
  countryOfOrigin: abroad({ countryOfOrigin: known.countryOfOrigin }),
  description: abroad({ name: 'Zq7 mug' }),
  value: abroad({ value: known.value }),
  weight: abroad({ weight: known.weight }),
  reason: abroad({}),
};

/** An export with an item that has customs data in the store. */
function abroad(parts: Parameters<typeof aLine>[0]) {
  return { isExport: true, lines: [aLine({ countryOfOrigin: 'GB', ...parts })] };
}

describe.each(Object.values(adapters))('$provider', (adapter) => {
  it.each(customsFacts)('receives %s for customs only if its row says so', async (fact) => {
    const without = { ...abroad({}), isExport: fact !== 'reason' };
    const plain = await sentBody(adapter, `${fact.slice(0, 4)}-3`, without);
    const body = await sentBody(adapter, `${fact.slice(0, 4)}-4`, customs[fact]);
    const isSupported = findProvider(adapter.provider)?.customs.includes(fact) ?? false;
    if (fact === 'reason') expect(body.includes('merchandise'), body).toBe(isSupported);
    else expect(body === plain, `${plain}\n${body}`).toBe(!isSupported);
  });

  it('receives no customs data for a domestic order except the weight', async () => {
    const plain = await sentBody(adapter, 'home-1', { lines: [aLine({ weight: known.weight })] });
    expect(await sentBody(adapter, 'home-2', { lines: [aLine(known)] })).toBe(plain);
  });
});

/** Text and amounts appear in the body unchanged. */
function valuesOf(parts: Partial<ShippingInstructions>): string[] {
  return Object.values(parts)
    .flat()
    .flatMap((value) => (typeof value === 'boolean' ? [] : [String(value)]));
}

/** The order as the 3PL received it, without its reference. */
async function sentBody(
  adapter: ProviderAdapter,
  reference: string,
  parts: Partial<OutgoingShipment>,
): Promise<string> {
  const { provider } = adapter;
  const origin = running.origins[provider];
  const account: AccountSettings = { credentials: demoCredentials(provider), choices: {} };
  const call = createCallProvider({
    providerName: provider,
    baseUrl: origin,
    secrets: Object.values(account.credentials),
    dispatcher: createPublicDispatcher({ allowedOrigins: [origin] }),
  });
  // Read once for each 3PL, because Shipstation limits calls by the minute.
  const chosen =
    chosenAt.get(provider) ??
    Object.fromEntries(
      ((await adapter.connect(account, call).readChoices?.()) ?? []).map(({ name, options }) => [
        name,
        options[0]?.value ?? '',
      ]),
    );
  chosenAt.set(provider, chosen);
  const shipment = aShipment({ currency: 'USD', ...parts, reference });
  await adapter.connect({ ...account, choices: chosen }, call).send(shipment);
  const order = running
    .control(provider)
    .books()
    .orders.find((each) => each.reference === reference);
  return JSON.stringify(order?.creates[0]?.body).replaceAll(reference, 'REF');
}
