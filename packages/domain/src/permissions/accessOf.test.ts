import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canEdit, canView } from '../shared/access/Access.ts';
import { type SectionId, sectionList, sections } from '../shared/access/sections.ts';
import { accessOf } from './accessOf.ts';
import { noEditReason, noViewReason } from './permissionTexts.ts';

const everySection: readonly SectionId[] = Object.values(sections);

function staff(permission: string | null) {
  return accessOf({ role: '3', permission });
}

function list(...entries: readonly object[]): string {
  return JSON.stringify(entries);
}

test('the eight sections, each with its number and its name, in the order of §6', { tags: '§6.5' }, () => {
  expect(sectionList.map(({ id, name }) => `${id} ${name}`).join(', ')).toBe(
    '1 Dashboard, 8 Insights, 2 Workflows, 3 Inventory Overview, 6 Locations, 7 Application Tracking, 4 Apps & ' +
      'Integrations, 5 Store Settings',
  );
});

describe('role "1" is owner (§6)', () => {
  test.each([null, '', '[]', '{broken', list({ id: 1, view: false, edit: false })])(
    'regardless of the list: %s',
    { tags: ['§1.1', '§6.2'] },
    (permission) => {
      const access = accessOf({ role: '1', permission });
      expect(access.isOwner).toBe(true);
      expect(access.isPermissionListUnreadable).toBe(false);
      expect(access.blockCloseOrder).toBe(false);
      for (const section of everySection)
        expect([canView(access, section), canEdit(access, section)]).toEqual([true, true]);
    },
  );

  it('is owner for role "1" only; the default role is "3"', { tags: ['§6.1', '§9.18'] }, () => {
    for (const role of [null, '', '0', '2', '3', '10', '11', 'owner', '1.0'])
      expect(accessOf({ role, permission: '[]' }).isOwner).toBe(false);
    expect(accessOf({ role: null, permission: '[]' }).viewable).toEqual([]);
  });
});

describe('or a default list giving full view and edit to every section (§6)', () => {
  test.each([null, '', '   ', 'null', '""'])('permission %j', { tags: ['§3.2', '§6.4'] }, (permission) => {
    const access = staff(permission);
    expect(access.isOwner).toBe(false);
    expect(access.blockCloseOrder).toBe(false);
    for (const section of everySection)
      expect([canView(access, section), canEdit(access, section)]).toEqual([true, true]);
  });
});

describe('Otherwise permissions come from the JSON list on the shop record (§6)', () => {
  it('`[]`, or a section that is missing: none', { tags: '§6.3' }, () => {
    expect(staff('[]')).toMatchObject({
      viewable: [],
      editable: [],
      isPermissionListUnreadable: false,
      blockCloseOrder: true,
    });
    const access = staff(list({ id: 4, name: 'Apps & Integrations', view: true, edit: false }));
    expect(access.viewable).toEqual([sections.integrations]);
    expect(access.editable).toEqual([]);
  });

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    ['true', false],
    [2, false],
    [null, false],
    [{}, false],
    [[1], false],
  ])('`view` and `edit` count when true, 1 or "1": %j counts %s', { tags: '§3.3' }, (flag, granted) => {
    const access = staff(list({ id: 1, view: flag, edit: flag }));
    expect([canView(access, sections.dashboard), canEdit(access, sections.dashboard)]).toEqual([granted, granted]);
  });

  it('takes ids as numbers or text and ignores unknown sections', { tags: '§3.3' }, () => {
    const access = staff(
      JSON.stringify([{ id: '1', view: true }, { id: 9, view: true, edit: true }, null, 7, 'x', [], { view: true }]),
    );
    expect(access.viewable).toEqual([sections.dashboard]);
    expect(access.isPermissionListUnreadable).toBe(false);
  });

  it('decodes a list that was encoded twice', () => {
    expect(staff(JSON.stringify(list({ id: 2, view: true, edit: true })))).toMatchObject({
      viewable: [sections.workflows],
      editable: [sections.workflows],
    });
  });
});

describe('A list that cannot be parsed: view of the dashboard only, no edit, and a banner', () => {
  test.each([
    '{broken',
    '[{"id":1,"view":true}',
    '{"id":1,"view":true}',
    '42',
    'true',
    '"text"',
    '[1,2,3]',
    '[[]]',
    '"null"',
    '[{"__proto__":{"id":1,"view":true}}]',
    'undefined',
  ])('%s', { tags: '§6.3' }, (permission) => {
    expect(staff(permission)).toEqual({
      isOwner: false,
      viewable: [sections.dashboard],
      editable: [],
      isPermissionListUnreadable: true,
      blockCloseOrder: true,
    });
  });

  it('a truncated list never grants more than the full one', { tags: 'hazard:permissions' }, () => {
    const flags = fc.array(
      fc.record({ id: fc.constantFrom(...everySection), view: fc.boolean(), edit: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(flags, fc.nat(300), (entries, cut) => {
        const whole = list(...entries);
        if (cut === 0 || cut >= whole.length) return;
        expect(staff(whole.slice(0, whole.length - cut)).isPermissionListUnreadable).toBe(true);
      }),
    );
  });

  it('never throws, makes an owner or pollutes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => JSON.stringify(text)),
        ),
        (permission) => {
          const access = staff(permission);
          expect(access.isOwner).toBe(false);
          expect(access.isPermissionListUnreadable && access.editable.length > 0).toBe(false);
        },
      ),
    );
    staff('[{"id":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('Section 8 permission also controls a blockCloseOrder option (§6)', () => {
  test.each([
    [true, true, false],
    [true, false, true],
    [false, false, true],
  ])('view %s, edit %s: blocked %s', { tags: '§6.10' }, (view, edit, blocked) => {
    expect(staff(list({ id: 1, view: true, edit: true }, { id: 8, view, edit })).blockCloseOrder).toBe(blocked);
  });

  it('blocks when the list has no section 8', { tags: '§6.10' }, () => {
    expect(staff(list({ id: 1, view: true, edit: true })).blockCloseOrder).toBe(true);
  });
});

test('each section is granted only by its own entry', { tags: ['§1.1', '§6.3'] }, () => {
  for (const section of everySection) {
    const access = staff(list({ id: section, view: true, edit: true }));
    for (const other of everySection) {
      expect(canView(access, other)).toBe(other === section);
      expect(canEdit(access, other)).toBe(other === section);
    }
  }
});

test('a disabled control says why', () => {
  expect(noEditReason(sections.integrations)).toContain('edit permission for Apps & Integrations');
  expect(noViewReason(sections.tracking)).toContain('view permission for Application Tracking');
});
