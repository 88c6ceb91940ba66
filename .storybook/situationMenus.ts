import { type Choice, situations } from '../apps/web/src/testing/situations.ts';

type Menu = (typeof situations)[keyof typeof situations];

/**
 * One menu of the toolbar for each row of the table; what is chosen in it is a global of Storybook, and so is in the
 * address.
 */
export const situationMenus = Object.fromEntries(
  Object.entries(situations).map(([name, menu]) => [
    name,
    { name: menu.title, description: menu.description, toolbar: toolbarOf(menu) },
  ]),
);

function toolbarOf({ title, icon, choices }: Menu) {
  const items = Object.entries<Choice>(choices).map(([value, choice]) => ({ value, title: choice.title }));
  return { title, icon, dynamicTitle: true, items: [{ type: 'reset' as const, title: 'As the story says' }, ...items] };
}
