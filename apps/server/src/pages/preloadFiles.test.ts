import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appRoutes } from '@hub/domain/navigation';
import { describe, expect, test } from 'vitest';
import { preloadFiles } from './preloadFiles.ts';

const parts = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  'src/app/start.tsx': { file: 'assets/start.js', isEntry: true, imports: ['_react.js', 'index.html'] },
  '../../packages/ui/languages/de.ts': { file: 'assets/de.js', imports: ['_words.js', 'index.html'] },
  '_words.js': { file: 'assets/words.js' },
  '_react.js': { file: 'assets/react.js' },
  '_polaris.js': { file: 'assets/polaris.js', css: ['assets/polaris.css'], imports: ['_react.js'] },
  'src/app/AppArea.tsx': {
    file: 'assets/AppArea.js',
    css: ['assets/AppArea.css'],
    imports: ['_polaris.js', 'index.html'],
    isEntry: true,
  },
  'src/dashboard/DashboardRoute.tsx': { file: 'assets/DashboardRoute.js', imports: ['_polaris.js'], isEntry: true },
  'src/orders/list/OrderListRoute.tsx': {
    file: 'assets/OrderListRoute.js',
    imports: ['_polaris.js'],
    isDynamicEntry: true,
  },
  'src/admin/AdminArea.tsx': { file: 'assets/AdminArea.js', isDynamicEntry: true },
  'src/tracking/TrackArea.tsx': { file: 'assets/TrackArea.js', isDynamicEntry: true },
  'src/public/PublicArea.tsx': { file: 'assets/PublicArea.js', isDynamicEntry: true },
  'src/public/PricingRoute.tsx': { file: 'assets/PricingRoute.js', isDynamicEntry: true },
};
const start = ['assets/start.js', 'assets/react.js'];
const app = [...start, 'assets/AppArea.js', 'assets/AppArea.css', 'assets/polaris.js', 'assets/polaris.css'];

describe('preloaded files beyond what the HTML names', () => {
  test.each([
    ['/app', [...app, 'assets/DashboardRoute.js']],
    ['/app/dashboard', [...app, 'assets/DashboardRoute.js']],
    ['/app/nowhere', [...app, 'assets/DashboardRoute.js']],
    ['/app/dashboard-v0/holdorders', [...app, 'assets/OrderListRoute.js']],
    ['/pricing', [...start, 'assets/PublicArea.js', 'assets/PricingRoute.js']],
    ['/privacy', [...start, 'assets/PublicArea.js']],
    ['/admin/store', [...start, 'assets/AdminArea.js']],
    ['/track/acme', [...start, 'assets/TrackArea.js']],
  ])('%s', (path, files) => {
    expect([...preloadFiles(parts)(path)].sort()).toEqual([...files].sort());
  });

  test('the texts of the language come before the app', () => {
    expect(preloadFiles(parts)('/admin/store', 'de')).toEqual([
      'assets/de.js',
      'assets/words.js',
      ...start,
      'assets/AdminArea.js',
    ]);
    expect(preloadFiles(parts)('/admin/store', 'es')).toEqual(preloadFiles(parts)('/admin/store'));
  });

  test('a build without a manifest has none', () => {
    expect(preloadFiles({})('/app/dashboard')).toEqual([]);
  });
});

test('every screen of the app has a file with its name, so that its page can preload it', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../web/src'), { recursive: true, encoding: 'utf8' }).map(
    (path) => path.replace(/^.*\//, ''),
  );
  const expectedFiles = appRoutes.map(({ screen }) => `${screen.charAt(0).toUpperCase()}${screen.slice(1)}Route.tsx`);
  expect(expectedFiles.filter((file) => !files.includes(file))).toEqual([]);
});
