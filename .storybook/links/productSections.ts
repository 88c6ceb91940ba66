/** The parts of `docs/product.md`, by the number that tests and pages name them with. */
export const productSections = {
  1: 'Purpose',
  2: 'Screens and routes',
  3: 'Entities and fields',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants and limits',
} as const;
