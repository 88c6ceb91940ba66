import { hazards } from './hazards.ts';
import { sections } from './rules.ts';

const rules = sections.flatMap((section) => section.groups.flatMap((group) => Object.entries<string>(group.rules)));

/** What a test can prove: rules of the product and hazards that are held. Other tags fail the run. */
export const proofTags = [
  ...rules.map(([name, description]) => ({ name, description })),
  ...hazards.map(({ id, name }) => ({ name: id, description: name })),
];
