import { type Choice, situations } from '../apps/web/src/testing/situations.ts';

type Menu = (typeof situations)[keyof typeof situations];

/** A menu of the toolbar, as `SituationTools` draws it. */
export interface SituationMenu {
  title: string;
  description: string;
  items: readonly { value: string; title: string }[];
}

/**
 * A global of Storybook for each row of the table, which so is in the address. Its menu is our own: Storybook's would
 * stand over components too, which know nothing of a shop.
 */
export const situationMenus = Object.fromEntries(
  Object.entries(situations).map(([name, menu]) => [
    name,
    { name: menu.title, description: menu.description, situation: menuOf(menu) },
  ]),
);

function menuOf({ title, description, choices }: Menu): SituationMenu {
  const items = Object.entries<Choice>(choices).map(([value, choice]) => ({ value, title: choice.title }));
  return { title, description, items };
}
