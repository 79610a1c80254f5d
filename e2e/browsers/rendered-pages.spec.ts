import { expect, test } from './support/test';

const PAGES = [
  ['/start', 'Welcome to the Developer Zone'],
  ['/hoops/communicator/downloads/latest', /^HOOPS Communicator/],
  ['/cae/eda/downloads/latest', /^Ceetron Envision Demo Analyzer/],
  ['/toolkits/realdwg', 'About RealDWG'],
  ['/hoops/communicator/trial', /HOOPS Communicator/],
] as const;

// PAGES-1, PAGES-13, TAKEOVER-4.
for (const [address, title] of PAGES)
  test(`${address} is in the first response, and taken over without being drawn again`, async ({
    visitor,
  }) => {
    await visitor.open(address);
    await visitor.expectLive();
    await visitor.title.expectText(title);
    expect(await visitor.showsTitleOfResponse()).toBe(true);
    await visitor.expectLayoutFits();
    // What the page does works: the menu opens, and a link goes on without a new document.
    await visitor.header.getByRole('button', 'PRODUCTS').click();
    await visitor.header.getByRole('link', /^HOOPS Exchange/).click();
    await visitor.title.expectText(/^HOOPS Exchange/);
    await visitor.back();
    await visitor.title.expectText(title);
  });
