import type { Scenario } from '@hub/api-client/mocks';
import { type Choice, type OrderDataset, type SituationName, situations } from './situations.ts';

/** The situation chosen in the toolbar, in the address or in a story's `globals`. */
export interface ChosenSituation {
  /** As in the address: `staff:view-only;plan:elite`. */
  address: string;
  /** In words: `Staff: Owner. Plan: Elite.` */
  sentence: string;
  facts: Partial<Scenario>;
  orders: OrderDataset | null;
  /** Whether a network is chosen, which replaces the story's own fault. */
  hasNetworkChoice: boolean;
}

type Globals = Readonly<Record<string, unknown>>;

/** Storybook's information about a story's situation. */
export interface SituationContext {
  /** The choices, and the story's own values. */
  globals: Globals;
  /** The story's own values. */
  storyGlobals?: Globals;
  tags?: readonly string[];
  /** Storybook's args from the controls and the address, and those that the story sets. */
  unmappedArgs?: Globals;
  initialArgs?: Globals;
}

/** The effective globals: a story uses the toolbar's choice, a test stays in its story's situation. */
export function effectiveGlobals({ globals, storyGlobals = {}, tags = [] }: SituationContext): Globals {
  return tags.includes('test-fn') ? storyGlobals : globals;
}

/** Whether the toolbar, or a link, chose something other than the story's own values, for example another screen. */
export function isOtherSituation(context: SituationContext): boolean {
  const { unmappedArgs, initialArgs } = context;
  if (unmappedArgs && initialArgs && unmappedArgs.path !== initialArgs.path) return true;
  const globals = effectiveGlobals(context);
  return situationNames.some((name) => globals[name] !== context.storyGlobals?.[name]);
}

/** Reads Storybook's globals; `null` for no choice. Throws for an unknown value. */
export function chosenSituation(globals: Globals): ChosenSituation | null {
  const chosen = situationNames.flatMap((name) => {
    const value = globals[name];
    return value === undefined ? [] : [{ name, value: String(value), choice: choiceOf(name, String(value)) }];
  });
  if (chosen.length === 0) return null;
  return {
    address: chosen.map(({ name, value }) => `${name}:${value}`).join(';'),
    sentence: chosen.map(({ name, choice }) => `${situations[name].title}: ${choice.title}.`).join(' '),
    facts: Object.assign({}, ...chosen.map(({ choice }) => choice.facts)),
    orders: chosen.find(({ choice }) => choice.orders)?.choice.orders ?? null,
    hasNetworkChoice: chosen.some(({ name }) => name === 'network'),
  };
}

/** Applies the choices to a story's scenario. More or fewer providers don't change onboarding. */
export function applySituation(story: Scenario, { sentence, facts }: ChosenSituation): Scenario {
  return { isOnboarded: story.connected !== 'none', ...story, ...facts, sentence };
}

const situationNames = Object.keys(situations) as SituationName[];

function choiceOf(name: SituationName, value: string): Choice {
  const choices: Record<string, Choice> = situations[name].choices;
  const choice = Object.hasOwn(choices, value) ? choices[value] : undefined;
  if (!choice)
    throw new Error(`${name}:${value} is no choice of the toolbar; ${name} can be ${Object.keys(choices).join(', ')}.`);
  return choice;
}
