/** Opens a data directory and adds shops endlessly; prints the domain of each stored one. */
import { openDataDirectory } from '../../connection/dataDirectory.ts';
import { createShop } from '../../shops/shopRecords.ts';

const [, , directory = ''] = process.argv;
const { database } = await openDataDirectory(directory);
process.stdout.write('open\n');
for (let index = 0; ; index++) {
  const domain = `shop-${process.pid}-${index}.myshopify.com`;
  await createShop(database, {
    domain,
    currency: 'GBP',
    timeZone: 'Europe/London',
    chargeType: 1,
    isOnboarded: false,
    staff: [],
    locations: [],
  });
  process.stdout.write(`${domain}\n`);
}
