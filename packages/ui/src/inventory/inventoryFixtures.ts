import type { PageHeaderProps } from '../layout/index.ts';

export const storyPageHeader = (slug: string): PageHeaderProps => ({
  title: 'Inventory',
  tabs: [
    { title: 'All inventory', path: '/app/inventory/allinventory' },
    { title: 'Collection', path: '/app/inventory/collection' },
    { title: 'Weight and package', path: '/app/inventory/weightandpackage' },
    { title: 'Bundles', path: '/app/inventory/bundles' },
    { title: 'Bulk edit', path: '/app/inventory/bulk-edit' },
    { title: 'Universal settings', path: '/app/inventory/universal-settings' },
  ],
  current: `/app/inventory/${slug}`,
});
