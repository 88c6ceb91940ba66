import { message, wordsText } from '@hub/domain/messages';
import { defaultFilters } from '@hub/domain/dashboard';
import { type Order, tabs } from '@hub/domain/orders';
import { orderTabs } from '@hub/domain/orders/list';
import {
  checkWorkflow,
  readyMadeWorkflows,
  type Workflow,
  type WorkflowDefinition,
  workflowSentence,
} from '@hub/domain/workflows';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createWorkflowsClient } from '../workflows/createWorkflowsClient.ts';
import type { WorkflowsClient } from '../workflows/WorkflowsClient.ts';

const filters = { ...defaultFilters, period: 'all' } as const;

let names = 0;

/** A workflow for every order, with a unique name. */
const aDefinition = (changes: Partial<WorkflowDefinition> = {}): WorkflowDefinition => ({
  name: `Contract ${++names}`,
  trigger: 'orderArrives',
  match: 'all',
  groups: [],
  actions: [{ type: 'addTags', tags: ['contract'] }],
  ...changes,
});

const when = (field: string, operator: string, ...values: (string | number)[]): Partial<WorkflowDefinition> => ({
  groups: [{ match: 'all', conditions: [{ field, operator, values }] }],
});

/** Tests of workflows, with the clients of separate shops. */
export function workflowContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('workflows', () => {
    let client: ApiClient;
    let workflows: WorkflowsClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      workflows = createWorkflowsClient(client);
    });

    const save = async (definition: WorkflowDefinition, of: Workflow | null = null): Promise<Workflow> => {
      const version = { workflowId: of?.workflowId ?? null, baseVersion: of?.version ?? null };
      const outcome = await workflows.save({ ...version, definition });
      if (outcome.type !== 'saved') throw new Error('Another save was faster.');
      return outcome.saved;
    };
    const idsInList = async () => (await workflows.list()).workflows.map(({ workflowId }) => workflowId);
    const inList = async ({ workflowId }: Workflow) =>
      (await workflows.list()).workflows.find((other) => other.workflowId === workflowId);
    const ordersIn = async (tab: Parameters<typeof client.orders.listAllOrders>[0]['tab']): Promise<readonly Order[]> =>
      (await client.orders.listAllOrders({ tab, filters })).orders;
    const idsOf = (orders: readonly { orderId: string }[]) => orders.map(({ orderId }) => orderId);

    test('the list has the options for conditions and actions', async () => {
      const { context, suggestions, activeLimit, unreadable } = await workflows.list();
      const { locations } = await client.orders.getLocations();
      expect(context).toMatchObject({
        currency: 'GBP',
        timeZone: 'Europe/London',
        locations: locations.map(({ locationId, name }) => ({ id: locationId, name })),
      });
      expect(context.providers.length).toBeGreaterThan(0);
      expect([activeLimit, unreadable]).toEqual([5, 0]);
      expect(suggestions.countries[0]).toBe('United Kingdom');
      expect(suggestions).toMatchObject({ bundles: expect.any(Array), collections: expect.any(Array) });
      for (const { definition } of readyMadeWorkflows(context)) expect(checkWorkflow(definition, context)).toEqual([]);
    });

    test('a new workflow is off and last; a change is its next version, with its person', async () => {
      const definition = aDefinition({
        match: 'any',
        groups: [
          {
            match: 'all',
            conditions: [
              { field: 'orderTotal', operator: 'between', values: [10, 20.5], currency: 'GBP' },
              { field: 'sku', operator: 'includesAny', values: ['A "quoted"', 'ü\\'] },
            ],
          },
          { match: 'any', conditions: [{ field: 'postcode', operator: 'isEmpty', values: [] }] },
        ],
        actions: [
          { type: 'hold', reason: 'Check it', hours: null },
          { type: 'removeTags', tags: ['x'] },
          { type: 'note', text: 'Mind the step' },
        ],
      });
      const first = await save({ ...definition, name: `  ${definition.name} ` });
      expect(first).toMatchObject({ ...definition, version: 1, isActive: false, savedBy: 'Robin Carter' });
      expect((await idsInList()).at(-1)).toBe(first.workflowId);
      const second = await save({ ...definition, trigger: 'orderChanges' }, first);
      expect(second).toMatchObject({ workflowId: first.workflowId, version: 2, trigger: 'orderChanges' });
      expect(await workflows.versions(first.workflowId)).toEqual([second, first]);
      expect(await inList(first)).toEqual(second);
      const { context } = await workflows.list();
      expect(workflowSentence(second, context)).toBe(
        workflowSentence({ ...definition, trigger: 'orderChanges' }, context),
      );
    });

    test('refuses to overwrite a newer version or a deleted workflow, with the current state', async () => {
      const first = await save(aDefinition());
      const second = await save(aDefinition(), first);
      const outdated = { workflowId: first.workflowId, baseVersion: first.version, definition: aDefinition() };
      expect(await workflows.save(outdated)).toEqual({ type: 'outdated', current: second });
      expect(await inList(first)).toEqual(second);
      await workflows.delete(first.workflowId);
      expect(await workflows.save({ ...outdated, baseVersion: 2 })).toEqual({ type: 'outdated', current: null });
    });

    test('a wrong workflow is rejected with the reason, and nothing is saved', async () => {
      const { name } = await save(aDefinition());
      const before = await idsInList();
      const wrong: readonly [Partial<WorkflowDefinition>, string][] = [
        [{ name: ' ' }, 'Enter a name.'],
        [{ name: name.toUpperCase() }, 'Another workflow has this name. Choose a different one.'],
        [{ actions: [] }, 'Add at least one action.'],
        [when('moonPhase', 'isOneOf', 'full'), 'The field “moonPhase” no longer exists.'],
        [when('total', 'contains', 5), 'Choose how to compare.'],
        [when('weekday', 'isOneOf', 'Someday'), '“Someday” is not a weekday.'],
        [
          {
            groups: [
              {
                match: 'all',
                conditions: [{ field: 'orderTotal', operator: 'atLeast', values: [5], currency: 'USD' }],
              },
            ],
          },
          'This amount is in USD, but your store sells in GBP.',
        ],
        [{ actions: [{ type: 'routeToLocation', locationId: '1' }] }, 'This location is no longer available.'],
        [{ actions: [{ type: 'setPackage', package: 'Box' }] }, 'doesn’t work with this trigger.'],
        [when('sku', 'includesAny', ...Array.from({ length: 10_001 }, (_, index) => `S${index}`)), 'Use 10,000 values'],
      ];
      for (const [changes, message] of wrong) {
        const saving = workflows.save({ workflowId: null, baseVersion: null, definition: aDefinition(changes) });
        await expect(saving).rejects.toSatisfy(
          (error) => error instanceof RejectedError && (error.serverMessage ?? '').includes(message),
        );
      }
      expect(await idsInList()).toEqual(before);
    });

    test('workflows are switched on up to the plan’s limit, and the next one is refused with a link to Elite', async () => {
      const own = createWorkflowsClient((await openShop()).client);
      for (const { workflowId } of (await own.list()).workflows) await own.setActive(workflowId, false);
      const saved: string[] = [];
      for (let count = 0; count < 6; count += 1) {
        const outcome = await own.save({ workflowId: null, baseVersion: null, definition: aDefinition() });
        if (outcome.type === 'saved') saved.push(outcome.saved.workflowId);
      }
      const [first = '', ...rest] = saved;
      const last = rest.at(-1) ?? '';
      for (const workflowId of saved.slice(0, 5)) await own.setActive(workflowId, true);
      // One that is already on stays on.
      await own.setActive(first, true);
      await expect(own.setActive(last, true)).rejects.toSatisfy(
        (error) => error instanceof RejectedError && (error.serverMessage ?? '').includes('upgrade to Elite'),
      );
      await own.setActive(first, false);
      await own.setActive(last, true);
      const active = (await own.list()).workflows.filter(({ isActive }) => isActive);
      expect(active.map(({ workflowId }) => workflowId)).toEqual(rest);
      // Saving one that is on leaves it on.
      const [one] = active;
      if (one === undefined) throw new Error('None is active.');
      const changed = { workflowId: one.workflowId, baseVersion: one.version, definition: aDefinition() };
      expect(await own.save(changed)).toMatchObject({ saved: { isActive: true, version: 2 } });
    });

    test('the order of the list is set by naming each workflow once', async () => {
      await save(aDefinition());
      await save(aDefinition());
      const before = await idsInList();
      const reversed = before.toReversed();
      await workflows.setOrder(reversed);
      expect(await idsInList()).toEqual(reversed);
      const [first = '', ...rest] = reversed;
      for (const wrong of [rest, [...rest, first, first], [...rest, 'nobody'], []])
        await expect(workflows.setOrder(wrong)).rejects.toThrow(RejectedError);
      expect(await idsInList()).toEqual(reversed);
    });

    test('a deleted workflow leaves the list and keeps its versions; restored, it is off and last', async () => {
      const workflow = await save(aDefinition());
      await save(aDefinition());
      await workflows.delete(workflow.workflowId);
      expect(await inList(workflow)).toBeUndefined();
      expect(await workflows.versions(workflow.workflowId)).toEqual([workflow]);
      await workflows.restore(workflow.workflowId);
      expect((await workflows.list()).workflows.at(-1)).toEqual(workflow);
      await expect(workflows.restore(workflow.workflowId)).rejects.toThrow(RejectedError);
    });

    test('a restored workflow with a taken name gets another one', async () => {
      const workflow = await save(aDefinition());
      const { name } = workflow;
      await workflows.delete(workflow.workflowId);
      const other = await save(aDefinition({ name: name.toUpperCase() }));
      await workflows.restore(workflow.workflowId);
      expect(await inList(workflow)).toMatchObject({ name: `${name} (restored)`, version: 2, isActive: false });
      expect(await inList(other)).toEqual(other);
      expect((await workflows.versions(workflow.workflowId)).map((version) => version.name)).toEqual([
        `${name} (restored)`,
        name,
      ]);
    });

    test('an unknown workflow, or order, is an error with status 404', async () => {
      for (const call of [
        () => workflows.setActive('nobody', true),
        () => workflows.delete('nobody'),
        () => workflows.restore('nobody'),
        () => workflows.versions('nobody'),
        () => workflows.apply('nobody', []),
        () => workflows.explain('nobody'),
        () => workflows.explain('999999'),
      ])
        await expect(call()).rejects.toMatchObject({ status: 404 });
    });

    test('the figures of a preview match each order, newest first, and nothing changes', async () => {
      const definition = aDefinition(when('units', 'atLeast', 100));
      const workflow = await save(definition);
      const before = await client.orders.getStats(filters);
      const preview = await workflows.preview(definition, { orders: 40 });
      const newest = (await ordersIn(tabs.all)).slice(0, 40);
      const traces = await Promise.all(newest.map(({ orderId }) => workflows.explain(orderId)));
      const matching = newest.filter((_, index) =>
        traces[index]?.now.some(({ workflowId, trace }) => workflowId === workflow.workflowId && trace.isMatch),
      );
      expect(preview).toMatchObject({ examined: 40, matched: matching.length });
      expect(preview.orders.map(({ orderId, orderName, customerName }) => [orderId, orderName, customerName])).toEqual(
        matching.map(({ orderId, orderName, customerName }) => [orderId, orderName, customerName]),
      );
      const open = new Set(idsOf(await ordersIn(tabs.open)));
      for (const { orderId, isOpen } of preview.orders) expect(isOpen).toBe(open.has(orderId));
      const every = await workflows.preview(aDefinition());
      expect([every.examined, every.matched]).toEqual([before.totalOrders, before.totalOrders]);
      expect(every.orders).toHaveLength(50);
      expect(await workflows.preview(aDefinition(when('moonPhase', 'isOneOf', 'full')))).toMatchObject({ matched: 0 });
      expect(await workflows.preview(aDefinition(), { orders: 0 })).toEqual({
        examined: 0,
        matched: 0,
        orders: [],
        all: [],
      });
      expect(await client.orders.getStats(filters)).toEqual(before);
      expect((await workflows.runs({ workflowId: workflow.workflowId })).runs).toEqual([]);
    });

    test('only open orders that match are listed, newest first', async () => {
      const open = await ordersIn(tabs.open);
      const preview = await workflows.preview(aDefinition(), { onlyOpen: true });
      expect([preview.examined, preview.matched]).toEqual([open.length, open.length]);
      expect(preview.all).toEqual(open.map(({ orderId, orderName }) => ({ orderId, orderName })));
      expect(preview.orders).toEqual(expect.arrayContaining([expect.objectContaining({ isOpen: true })]));
      expect((await workflows.preview(aDefinition(), { orders: 40 })).all).toHaveLength(40);
    });

    test('applied to existing orders, each has its outcome, and its timeline says what was done', async () => {
      const [one, two] = await ordersIn(tabs.open);
      const [closed] = await ordersIn(tabs.shipped);
      if (!one || !two || !closed) throw new Error('The sample has too few orders.');
      const { lineItems, timeline } = await client.orders.getOrderDetail(one.orderId);
      const sku = lineItems.find(({ isCancelled }) => !isCancelled)?.sku ?? '';
      const review = await save(
        aDefinition({ ...when('sku', 'includesAny', sku), actions: [{ type: 'review', reason: 'Look at it' }] }),
      );
      const none = await save(aDefinition(when('units', 'atLeast', 1_000_000)));
      expect(await workflows.apply(none.workflowId, [two.orderId])).toEqual([
        { orderId: two.orderId, outcome: 'skipped', message: wordsText(message('orders.noMatch')) },
      ]);
      const results = await workflows.apply(review.workflowId, [one.orderId, closed.orderId, '999999']);
      expect(results.map(({ orderId, outcome }) => [orderId, outcome])).toEqual([
        [one.orderId, 'applied'],
        [closed.orderId, 'skipped'],
        ['999999', 'refused'],
      ]);
      expect(idsOf(await ordersIn(tabs.needsReview))).toContain(one.orderId);
      expect(idsOf(await ordersIn(tabs.open))).not.toContain(one.orderId);
      const after = await client.orders.getOrderDetail(one.orderId);
      expect(after.timeline.map(({ message }) => message)).toEqual([
        `Workflow “${review.name}” ran: sent to review: Look at it`,
        ...timeline.map(({ message }) => message),
      ]);
      expect(after.triggeredFlows.map(({ name }) => name)).toContain(review.name);
      const [again] = await workflows.apply(review.workflowId, [one.orderId]);
      expect(again).toMatchObject({ outcome: 'skipped', message: wordsText(message('orders.notOpen')) });
      for (const { statsField, number } of orderTabs)
        expect([statsField, (await client.orders.getStats(filters))[statsField]]).toEqual([
          statsField,
          (await ordersIn(number)).length,
        ]);
    });

    test('the explanation of a routed order shows its destination in the runs', async () => {
      const { context } = await workflows.list();
      const [first] = context.locations;
      const locationId = first?.id ?? '';
      const route = await save(aDefinition({ actions: [{ type: 'routeToLocation', locationId }] }));
      const [one] = await ordersIn(tabs.open);
      const [applied] = await workflows.apply(route.workflowId, [one?.orderId ?? '']);
      expect(applied?.outcome).toBe('applied');
      const { runs } = await workflows.explain(one?.orderId ?? '');
      expect(runs[0]).toMatchObject({
        workflowName: route.name,
        changes: [{ type: 'routeToLocation', location: first?.name }],
      });
    });

    test('an order explains which workflows ran on it and why, and why the others would not', async () => {
      const [order] = await ordersIn(tabs.open);
      if (!order) throw new Error('The sample has too few orders.');
      const tag = await save(aDefinition(when('customer', 'isNotEmpty')));
      const never = await save(aDefinition(when('units', 'atLeast', 1_000_000)));
      await workflows.apply(tag.workflowId, [order.orderId]);
      const { runs, now, closedBecause } = await workflows.explain(order.orderId);
      expect(closedBecause).toBeNull();
      expect(runs[0]).toMatchObject({
        workflowId: tag.workflowId,
        version: 1,
        workflowName: tag.name,
        orderId: order.orderId,
        orderName: order.orderName,
        changes: [{ type: 'addTags', tags: ['contract'] }],
        replaced: [],
        trace: {
          isMatch: true,
          groups: [{ conditions: [{ condition: { field: 'customer' }, isTrue: true, actual: order.customerName }] }],
        },
      });
      expect(now.map(({ workflowId }) => workflowId)).toEqual(await idsInList());
      expect(now.find(({ workflowId }) => workflowId === never.workflowId)).toMatchObject({
        isActive: false,
        changes: [{ type: 'addTags', tags: ['contract'] }],
        trace: {
          isMatch: false,
          groups: [{ conditions: [{ condition: { field: 'units', values: [1_000_000] }, isTrue: false }] }],
        },
      });
      const [shipped] = await ordersIn(tabs.shipped);
      expect((await workflows.explain(shipped?.orderId ?? '')).closedBecause).toBe(
        wordsText(message('orders.notOpen')),
      );
    });

    test('an order’s buttons run its workflows, and its timeline and runs show what they did', async () => {
      const own = await openShop();
      const calls = createWorkflowsClient(own.client);
      for (const { workflowId } of (await calls.list()).workflows) await calls.setActive(workflowId, false);
      const on = async (changes: Partial<WorkflowDefinition>) => {
        const outcome = await calls.save({ workflowId: null, baseVersion: null, definition: aDefinition(changes) });
        if (outcome.type !== 'saved') throw new Error('It was not saved.');
        await calls.setActive(outcome.saved.workflowId, true);
        return outcome.saved.workflowId;
      };
      const arrives = await on({});
      const ships = await on({ trigger: 'beforeShipping', actions: [{ type: 'addTags', tags: ['shipping'] }] });
      const changes = await on({ trigger: 'orderChanges', actions: [{ type: 'addTags', tags: ['changed'] }] });
      const { orders } = await own.client.orders.listAllOrders({ tab: tabs.open, filters });
      const [first, second, third] = orders;
      if (!first || !second || !third) throw new Error('The sample has too few orders.');
      const ran = async ({ orderId }: Order) => (await calls.explain(orderId)).runs.map(({ workflowId }) => workflowId);
      await own.client.orders.performAction('product-workflow', first);
      // A tag that a workflow adds is a change of the order.
      expect(await ran(first)).toEqual([changes, arrives]);
      await own.client.orders.performAction('shipment-workflow', second);
      expect(await ran(second)).toEqual([changes, ships]);
      const { timeline } = await own.client.orders.getOrderDetail(second.orderId);
      expect(timeline.some(({ message }) => message.includes('ran: tagged “shipping”'))).toBe(true);
      const { lineItems } = await own.client.orders.getOrderDetail(third.orderId);
      const lineItem = lineItems.find(({ fulfillableQuantity }) => fulfillableQuantity > 1);
      if (!lineItem) throw new Error('No item can be removed.');
      await own.client.orders.cancelItem({ order: third, item: lineItem, quantity: 1 });
      expect(await ran(third)).toEqual([changes]);
    });

    test('runs come newest first, 50 at a time, for all workflows or one', async () => {
      const own = await openShop();
      const calls = createWorkflowsClient(own.client);
      const outcome = await calls.save({ workflowId: null, baseVersion: null, definition: aDefinition() });
      if (outcome.type !== 'saved') throw new Error('It was not saved.');
      const { workflowId } = outcome.saved;
      const { orders } = await own.client.orders.listAllOrders({ tab: tabs.open, filters });
      const [one, two] = orders;
      if (!one || !two) throw new Error('The sample has too few orders.');
      for (let count = 0; count < 52; count += 1) await calls.apply(workflowId, [(count === 51 ? two : one).orderId]);
      const first = await calls.runs({ workflowId });
      expect([first.runs.length, first.hasNextPage, first.runs[0]?.orderId]).toEqual([50, true, two.orderId]);
      const rest = await calls.runs({ workflowId, before: first.runs.at(-1)?.runId ?? '' });
      expect([rest.runs.length, rest.hasNextPage]).toEqual([2, false]);
      const ids = [...first.runs, ...rest.runs].map(({ runId }) => runId);
      expect(new Set(ids).size).toBe(52);
      expect((await calls.runs()).runs).toEqual(first.runs);
      expect(await calls.runs({ workflowId: 'nobody' })).toEqual({ runs: [], hasNextPage: false });
    });
  });
}
