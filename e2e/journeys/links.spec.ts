import { onChangedPages } from '../support/changed-pages';
import { test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { checkLinks } from '../support/page-links';
import { eachRow } from '../support/rows';

/** Pages whose links depend on the account. All others are checked by accessibility/pages.spec.ts. */
const OF_ACCOUNTS = ['/start', '/license_generator', '/hoops/communicator/trial'];

// CFG-8, BOX-1, START-2.
test('no link of the pages for a customer who also evaluates is broken', async ({ visitor, services }) => {
  await visitor.signInAs('both');
  const addresses = onChangedPages(OF_ACCOUNTS, (address) => address);
  await eachRow(services, addresses, async (address) => {
    await visitor.open(address);
    await visitor.untilLoaded();
    await untilLive(visitor.page);
    await checkLinks(visitor.page);
  });
});
