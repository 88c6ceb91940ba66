import { rightPresets, rightsOf, type SectionRight, sections, type StaffMember } from '@hub/domain/permissions';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { HttpError, RejectedError } from '../http/errors.ts';
import { createStaffClient, type StaffClient } from '../staff/createStaffClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

/** Tests of people and their rights, with the client of a separate shop. */
export function staffContract(openShop: () => Promise<{ client: ApiClient; shop: string }>): void {
  describe('people and their rights', () => {
    let staff: StaffClient;
    let api: ApiClient;
    let shop: string;
    beforeAll(async () => {
      const opened = await openShop();
      api = opened.client;
      shop = opened.shop;
      staff = createStaffClient(api);
    });

    async function member(name: string): Promise<StaffMember> {
      const found = (await staff.list()).find((each) => each.name === name);
      if (found === undefined) throw new Error(`There is no ${name}.`);
      return found;
    }

    test('the owner and a staff member are listed; shop info has the owner’s name', async () => {
      const owner = await member(sampleShop.userName);
      expect(owner.rights.isOwner).toBe(true);
      expect((await member('Maya Okafor')).rights).toMatchObject({
        isOwner: false,
        sections: { [sections.dashboard]: 'edit', [sections.settings]: 'view' },
      });
      expect((await api.shop.getShopInfo({ shop })).owners).toContain(sampleShop.userName);
    });

    test('rights are saved as the next version, with a change that shows before and after', async () => {
      const maya = await member('Maya Okafor');
      const rights = { isOwner: false, sections: rightPresets[1]?.sections ?? maya.rights.sections };
      const outcome = await staff.saveRights({ staffId: maya.staffId, baseVersion: maya.version, rights });
      const version = { version: maya.version + 1, savedAt: expect.any(String), savedBy: sampleShop.userName };
      expect(outcome).toMatchObject({ type: 'saved', saved: { staffId: maya.staffId, rights, ...version } });
      expect(await member('Maya Okafor')).toMatchObject({ rights, ...version });
      const [change] = await staff.changes();
      expect(change).toMatchObject({
        changedBy: sampleShop.userName,
        staffId: maya.staffId,
        staffName: 'Maya Okafor',
        before: maya.rights,
        after: rights,
      });
    });

    test('a save without changes adds nothing to the list of changes', async () => {
      const { staffId, version, rights } = await member('Maya Okafor');
      const before = await staff.changes();
      await staff.saveRights({ staffId, baseVersion: version, rights });
      expect(await staff.changes()).toEqual(before);
    });

    test('refuses to overwrite a newer version and returns it', async () => {
      const { staffId, version, rights } = await member('Maya Okafor');
      const theirs = { ...rights, sections: { ...rights.sections, [sections.workflows]: 'view' as SectionRight } };
      await staff.saveRights({ staffId, baseVersion: version, rights: theirs });
      const outcome = await staff.saveRights({ staffId, baseVersion: version, rights });
      expect(outcome).toMatchObject({ type: 'outdated', current: { rights: theirs, version: version + 1 } });
    });

    test('people cannot change their own rights, nor a stranger’s', async () => {
      const { staffId, version } = await member(sampleShop.userName);
      const rights = rightsOf({ role: '3', permission: '[]' });
      const own = staff.saveRights({ staffId, baseVersion: version, rights });
      await expect(own).rejects.toThrow(RejectedError);
      const stranger = staff.saveRights({ staffId: '4711', baseVersion: 0, rights });
      await expect(stranger).rejects.toMatchObject({ constructor: HttpError, status: 404 });
      expect(await member(sampleShop.userName)).toMatchObject({ version, rights: { isOwner: true } });
    });
  });
}
