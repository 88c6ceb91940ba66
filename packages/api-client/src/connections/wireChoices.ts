import { type AccountChoices, choiceLabel, type SavedChoices } from '@hub/domain/integrations';
import { serverText } from '@hub/domain/languages';
import * as z from 'zod/mini';
import { toMessage } from '../http/statusReply.ts';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';

export const wireSavedChoices = z.object({
  /** String id of §3: `info_plus`. */
  provider_id: z.string(),
  /** Name of the account, where a 3PL has several; else empty. */
  account: z.string(),
  /** The chosen value by the choice's name: `{"lobId": "7"}`. */
  values: z.record(z.string(), z.string()),
  ...wireVersion,
});
export type WireSavedChoices = z.infer<typeof wireSavedChoices>;

export const wireAccountChoices = z.object({
  ...wireSavedChoices.shape,
  /** As the 3PL lists them; empty when it did not. */
  choices: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  /** Why they were not listed. */
  problem: z.nullable(z.string()),
});
export type WireAccountChoices = z.infer<typeof wireAccountChoices>;

export function toSavedChoices({ provider_id, account, values, ...wire }: WireSavedChoices): SavedChoices {
  return { providerId: provider_id, account, values, ...toVersion(wire) };
}

export function toWireSavedChoices(saved: SavedChoices): WireSavedChoices {
  const { providerId, account, values } = saved;
  return { provider_id: providerId, account, values: { ...values }, ...toWireVersion(saved) };
}

export function toAccountChoices({ choices, problem, ...saved }: WireAccountChoices): AccountChoices {
  const listed = choices.map(({ name, label, options }) => ({
    name,
    label: choiceLabel(name, label),
    options: options.map((option) => ({ ...option, label: serverText(option.label) })),
  }));
  return { saved: toSavedChoices(saved), choices: listed, problem: toMessage(problem) };
}

export function toWireAccountChoices({ saved, choices, problem }: AccountChoices): WireAccountChoices {
  return {
    ...toWireSavedChoices(saved),
    choices: choices.map(({ name, label, options }) => ({ name, label, options: [...options] })),
    problem,
  };
}
