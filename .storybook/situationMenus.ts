import { type Choice, situations } from '../apps/web/src/testing/situations.ts';

type Menu = (typeof situations)[keyof typeof situations];

/** A toolbar menu, shown by `SituationTools`. */
export interface SituationMenu {
  title: string;
  description: string;
  items: readonly { value: string; title: string }[];
}

/**
 * One Storybook global per row of the table, so each choice is in the address. The menu is our own, because Storybook's would also appear
 * for components, which don't depend on a shop.
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
