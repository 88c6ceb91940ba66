import type { AccountChoices, SavedChoices } from '@hub/domain/integrations';
import { type Words, wordsText } from '@hub/domain/messages';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { readOptionalWords, readWords, toWireMessage, toWireWords, wireMessage } from '../http/wireWords.ts';

export const wireSavedChoices = z.object({
  /** String id of §3: `info_plus`. */
  provider_id: z.string(),
  /** Id of the account, if a 3PL has several; else empty. */
  account: z.string(),
  /** The chosen value by the choice's name: `{"lobId": "7"}`. */
  values: z.record(z.string(), z.string()),
  ...wireVersion,
});
export type WireSavedChoices = z.infer<typeof wireSavedChoices>;

export const wireAccountChoices = z.object({
  ...wireSavedChoices.shape,
  /** The merchant's name for the account; absent: same as its id. */
  account_name: z.optional(z.string()),
  /** As the 3PL lists them; empty when it did not. */
  choices: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      ...wireMessage,
      options: z.array(z.object({ value: z.string(), label: z.string(), ...wireMessage })),
    }),
  ),
  /** Why they were not listed. */
  problem: z.nullable(z.string()),
  problem_message: z.optional(z.object(wireMessage)),
});
export type WireAccountChoices = z.infer<typeof wireAccountChoices>;

export function toSavedChoices({ provider_id, account, values, ...wire }: WireSavedChoices): SavedChoices {
  return { providerId: provider_id, account, values, ...toVersion(wire) };
}

export function toWireSavedChoices(saved: SavedChoices): WireSavedChoices {
  const { providerId, account, values } = saved;
  return { provider_id: providerId, account, values: { ...values }, ...toWireVersion(saved) };
}

export function toAccountChoices({
  account_name,
  choices,
  problem,
  problem_message,
  ...wire
}: WireAccountChoices): AccountChoices {
  return {
    saved: toSavedChoices(wire),
    accountName: account_name ?? wire.account,
    choices: choices.map((choice) => ({
      name: choice.name,
      label: readWords(choice.label, choice),
      options: choice.options.map((option) => ({ value: option.value, label: readWords(option.label, option) })),
    })),
    problem: readOptionalWords(problem, problem_message),
  };
}

export function toWireAccountChoices({ saved, accountName, choices, problem }: AccountChoices): WireAccountChoices {
  return {
    ...toWireSavedChoices(saved),
    account_name: accountName,
    choices: choices.map(({ name, label, options }) => ({
      name,
      ...toWireLabel(label),
      options: options.map((option) => ({ value: option.value, ...toWireLabel(option.label) })),
    })),
    problem: wordsText(problem),
    problem_message: toWireMessage(problem),
  };
}

function toWireLabel(label: Words) {
  return { ...toWireWords('label', label) };
}
