import { message, type Message } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { countryName } from '../shared/addresses/countryName.ts';
import { eventPartWords } from './eventWords.ts';
import type { RunProblem } from '../workflows/actions/RunProblem.ts';
import type { LeftOut, StoreTask } from './OrderEvent.ts';

/** Why a workflow could not run. */
export function runProblemText(problem: RunProblem): string {
  return wordsText(problemMessage(problem));
}

/** The same as a message. */
export function problemMessage(problem: RunProblem): Message {
  if (problem.type === 'noAmount') return message('orders.noAmount');
  return message('orders.unknownBundleItem', { bundle: problem.bundle, sku: problem.sku });
}

/** What the store was asked to do: "add the fulfillment". */
export function storeTaskText(task: StoreTask): string {
  return eventPartWords.tasks[task];
}

export function isStoreTask(text: string | null | undefined): text is StoreTask {
  return Object.hasOwn(eventPartWords.tasks, text ?? '');
}

/** Why routing left a location out: "Switched off". */
export function leftOutReason(leftOut: LeftOut | null): string {
  if (leftOut === null) return eventPartWords.hasNothing;
  const said = leftOut.type === 'outsideZones' ? { ...leftOut, country: countryName(leftOut.country) } : leftOut;
  return textOf(eventPartWords.leftOut, leftOut.type, said);
}

/** The words for a name, with its values if it takes any. */
export function textOf(words: Readonly<Record<string, unknown>>, name: string, values: unknown): string {
  const found = words[name];
  return typeof found === 'function' ? String(found(values)) : String(found);
}
