import { inWords } from '../../testing/inWords.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectionList, sections } from '../../shared/access/sections.ts';
import { accessOf } from '../accessOf.ts';
import { editDisabledReason, viewDisabledReason } from '../permissionTexts.ts';
import { decideRightsSave } from './decideRightsSave.ts';
import { presetOf, rightPresets } from './rightPresets.ts';
import type { StaffMember } from './StaffMember.ts';
import { recordOfRights, rightsOf, sameRight, sectionRights, type StaffRights } from './StaffRights.ts';
import { askOwnerText } from '../../shared/access/askOwnerText.ts';
import { disabledActions, rightsChangeTexts } from './staffTexts.ts';

const now = '2026-11-20T10:00:00.000Z';
const owner: StaffRights = { isOwner: true, sections: sameRight('edit') };
const viewer: StaffRights = { isOwner: false, sections: sameRight('view') };

function aMember(staffId: string, rights: StaffRights): StaffMember {
  const role = rights.isOwner ? '1' : '3';
  const version = { version: 0, savedAt: null, savedBy: null };
  return { staffId, name: `Person ${staffId}`, email: null, role, rights, lastSeenAt: null, ...version };
}

const people = [aMember('1', owner), aMember('2', viewer), aMember('3', viewer)];

describe("changing a person's rights", () => {
  test("an owner can change another person's rights, as the next version", () => {
    const rights = { isOwner: false, sections: sameRight('edit') };
    expect(decideRightsSave(people, { staffId: '2', baseVersion: 0, rights }, { byId: '1', now })).toEqual({
      type: 'saved',
      saved: { ...people[1], rights, version: 1, savedAt: now, savedBy: 'Person 1' },
    });
  });

  test('non-owners cannot, even with every section, and neither can removed people', () => {
    const everybody = [...people, aMember('4', { isOwner: false, sections: sameRight('edit') })];
    for (const byId of ['2', '4', '77'])
      expect(
        inWords(decideRightsSave(everybody, { staffId: '3', baseVersion: 0, rights: owner }, { byId, now })),
      ).toEqual({
        type: 'refused',
        message: 'Only an owner can change permissions. Ask Person 1.',
      });
  });

  test('no one can change their own: an owner cannot lose them, a staff member cannot raise them', () => {
    for (const [byId, rights] of [
      ['1', viewer],
      ['2', owner],
    ] as const)
      expect(decideRightsSave(people, { staffId: byId, baseVersion: 0, rights }, { byId, now })).toMatchObject({
        type: 'refused',
      });
  });

  test('a person from another shop is unknown', () => {
    const save = { staffId: '99', baseVersion: 0, rights: viewer };
    expect(decideRightsSave(people, save, { byId: '1', now })).toBe('unknown');
  });

  test('refuses to overwrite a newer version and returns it', () => {
    const newer = people.map((member) => ({ ...member, version: 4, savedBy: 'Ana' }));
    const save = { staffId: '2', baseVersion: 3, rights: owner };
    expect(decideRightsSave(newer, save, { byId: '1', now })).toMatchObject({
      type: 'outdated',
      current: newer[1],
    });
  });

  test('after any sequence of saves an owner remains, and only owners have saved', () => {
    const anySave = fc.record({
      byId: fc.constantFrom('1', '2', '3'),
      staffId: fc.constantFrom('1', '2', '3'),
      isOwner: fc.boolean(),
      right: fc.constantFrom('none' as const, 'view' as const, 'edit' as const),
    });
    fc.assert(
      fc.property(fc.array(anySave, { maxLength: 30 }), (saves) => {
        let members: readonly StaffMember[] = people;
        for (const { byId, staffId, isOwner, right } of saves) {
          const baseVersion = members.find((member) => member.staffId === staffId)?.version ?? 0;
          const save = { staffId, baseVersion, rights: { isOwner, sections: sameRight(right) } };
          const decision = decideRightsSave(members, save, { byId, now });
          if (decision === 'unknown' || decision.type !== 'saved') continue;
          expect(members.find((member) => member.staffId === byId)?.rights.isOwner).toBe(true);
          expect(byId).not.toBe(staffId);
          members = members.map((member) => (member.staffId === staffId ? decision.saved : member));
          expect(members.some(({ rights }) => rights.isOwner)).toBe(true);
        }
      }),
    );
  });
});

describe('role and permission list', () => {
  test('rights survive a round trip through the list', () => {
    const anyRights = fc.record({
      isOwner: fc.boolean(),
      sections: fc
        .array(fc.constantFrom('none' as const, 'view' as const, 'edit' as const), { minLength: 8, maxLength: 8 })
        .map((rights) => sectionRights((id) => rights[id - 1] ?? 'none')),
    });
    fc.assert(
      fc.property(anyRights, fc.constantFrom(null, '1', '3', '7'), (rights, role) => {
        const read = rightsOf(recordOfRights(rights, role));
        expect(read).toEqual(rights.isOwner ? owner : rights);
      }),
    );
  });

  test('a staff member keeps their own role; a former owner gets the default', () => {
    expect(recordOfRights(viewer, '7').role).toBe('7');
    expect(recordOfRights(viewer, '1').role).toBe('3');
    expect(recordOfRights(owner, '7').role).toBe('1');
  });

  test('no list grants everything; an unreadable one only the dashboard', () => {
    expect(rightsOf({ role: '3', permission: null }).sections).toEqual(sameRight('edit'));
    expect(rightsOf({ role: '3', permission: '{' }).sections).toEqual({ ...sameRight('none'), 1: 'view' });
  });
});

describe('words', () => {
  test('each preset is recognized, and other combinations are not', () => {
    for (const preset of rightPresets)
      expect(presetOf({ isOwner: false, sections: preset.sections })?.id).toBe(preset.id);
    expect(presetOf({ isOwner: false, sections: { ...sameRight('view'), 3: 'edit' } })).toBeNull();
    expect(presetOf(owner)).toBeNull();
  });

  test('a change names exactly the sections that changed', () => {
    const after = { isOwner: false, sections: { ...sameRight('view'), [sections.inventory]: 'edit' as const } };
    expect(rightsChangeTexts(viewer, after)).toEqual(['Inventory Overview: view to edit']);
    expect(rightsChangeTexts(viewer, owner)).toEqual(['Made an owner']);
    expect(rightsChangeTexts(owner, viewer)).toHaveLength(1 + sectionList.length);
    expect(rightsChangeTexts(viewer, viewer)).toEqual([]);
  });

  test('names the owners to ask', () => {
    expect(askOwnerText([])).toBe('Ask the store owner.');
    expect(askOwnerText(['Robin', 'Ana', ' '])).toBe('Ask Robin or Ana.');
    const access = { ...accessOf({ role: '3', permission: '[]' }), owners: ['Robin', 'Ana'] };
    expect(editDisabledReason(access, sections.workflows)).toBe(
      'You need edit permission for Workflows to do this. Ask Robin or Ana.',
    );
    expect(viewDisabledReason(access, sections.workflows)).toBe(
      'You need view permission for Workflows. Ask Robin or Ana.',
    );
    expect(viewDisabledReason({ ...access, owners: [' '] }, sections.workflows)).toBe(
      'You need view permission for Workflows. The store owner can grant it.',
    );
    expect(editDisabledReason(accessOf({ role: '1', permission: null }), sections.workflows)).toBeNull();
  });

  test('an owner has nothing turned off; a view-only person has everything turned off', () => {
    expect(disabledActions(owner)).toEqual([]);
    expect(disabledActions(viewer)).toHaveLength(7);
  });
});
