import { appRoutes } from '@hub/domain/navigation';
import { providers } from '@hub/domain/integrations';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';
import '../testing/lazyFiles.ts';

/** Time without another call. */
const quietMs = 100;

/** Every address under /app, with all orders in the lists. */
const paths = appRoutes
  .flatMap((route) => [route.path, ...route.tabs.map(({ path }) => path)])
  .filter((path) => path !== '/app/onboard');

type Sandbox = ReturnType<typeof mountSandbox>['sandbox'];

/** Ids of things that have a name. Shorter ones could be any count. */
function namedIds(sandbox: Sandbox): readonly string[] {
  const shop = sandbox.shop('demo.myshopify.com');
  const ids = [
    ...shop.orders.map(({ orderId }) => String(orderId)),
    ...shop.routing.locations.map(({ locationId }) => locationId),
    ...shop.workflows.list.map(({ workflowId }) => workflowId),
  ].filter((id) => id.length > 4);
  return [...ids, ...providers.flatMap(({ thirdPartyId, name }) => (thirdPartyId === name ? [] : thirdPartyId))];
}

/** What a person reads or hears, without values of hidden fields. */
function readableText(): string {
  const labels = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest('script, style')) words.push(texts.currentNode.nodeValue ?? '');
  return [...words, ...labels].join('\n');
}

/** Waits until nothing loads and no call was made for a moment. */
async function settled({ sent }: Pick<ReturnType<typeof mountSandbox>, 'sent'>): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  let calls = -1;
  while (calls !== sent.length || document.querySelector('[aria-busy="true"], [aria-label^="Loading"]') !== null) {
    calls = sent.length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}

/** Ids that appear as separate words. */
function bareIds(sandbox: Sandbox): string[] {
  const words = new Set(readableText().match(/[\w-]+/gu) ?? []);
  return namedIds(sandbox).filter((id) => words.has(id));
}

test.each(paths)('%s shows no id for anything with a name', async (path) => {
  const mounted = mountSandbox(path);
  await settled(mounted);
  expect(bareIds(mounted.sandbox)).toEqual([]);
});

test.each(appRoutes.filter(({ orderTab }) => orderTab !== null).map(({ path }) => path))(
  'an open order of %s shows none either',
  async (path) => {
    const mounted = mountSandbox(`${path}?period=all`);
    await settled(mounted);
    const [expand] = await screen.findAllByRole('button', { name: /^Expand #/ });
    if (expand) fireEvent.click(expand);
    await screen.findByText('Total Items');
    await settled(mounted);
    expect(bareIds(mounted.sandbox)).toEqual([]);
  },
);
