import { clearFaults, injectFault } from '@portal/remote-tools/testing';
import { getConfig } from '@portal/sdk/config';
import { screen, waitFor, within } from '@testing-library/react';
import {
  clickDownload,
  closedSections,
  closePortal,
  findCard,
  licenseChecks,
  openPage,
  openPortal,
  openSection,
  user,
} from '../testing/page';

afterEach(async () => {
  closePortal();
  await clearFaults();
});

const request = { name: 'Request an evaluation license' };

describe('evaluation requests (ART-3)', () => {
  test('prompts a visitor to sign in', async () => {
    const { requests } = await openPortal();
    await openPage('/toolkits/realdwg', 'About RealDWG');
    await user.click(screen.getByRole('button', request));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.');
    expect(requests.filter((sent) => sent.startsWith('POST'))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
      'href',
      getConfig().contactFormUrl,
    );
  });

  test('sends the product, the license type and an expiration date', async () => {
    const { bodies, requests } = await openPortal('new');
    await openPage('/toolkits/polygonica', 'About Polygonica');
    await user.click(screen.getByRole('button', request));
    expect(await screen.findByText('Your request is with sales.')).toBeVisible();
    expect(requests).toContain('POST /services/account/getproductlicense');
    expect(bodies).toEqual([
      {
        company_email: 'new@start.example',
        product: 'polygonica',
        license_type: 'Evaluation',
        expiration_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ]);
    expect(screen.queryByRole('button', request)).not.toBeInTheDocument();
  });

  test('shows a failed request, and can retry', async () => {
    await openPortal('new');
    await injectFault({ call: 'getproductlicense', kind: 'status', status: 500, times: 1 });
    await openPage('/platform-products/inventor_oem', 'About Inventor OEM');
    await user.click(screen.getByRole('button', request));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your request could not be sent.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Your request is with sales.')).toBeVisible();
  });

  test('treats a 401 as signed out', async () => {
    await openPortal('new');
    await injectFault({ call: 'getproductlicense', kind: 'status', status: 401, times: 1 });
    await openPage('/toolkits/siemens-parasolid', 'About Parasolid');
    await user.click(screen.getByRole('button', request));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please log in.');
  });
});

describe('AutoCAD OEM training (ART-1, ART-2)', () => {
  const path = '/platform-products/autocad_oem/training';

  test('has eight closed sections, with a video in the configured player', async () => {
    await openPortal();
    await openPage(path, 'AutoCAD OEM Training');
    expect(closedSections()).toEqual([
      'The basics',
      'Branding',
      'Shipping',
      'Zero document state',
      'Express tools',
      'Help file',
      'Questions and answers',
      'Resources',
    ]);
    await user.click(screen.getByRole('button', { name: 'Branding' }));
    expect(await screen.findByTitle('Video: Your name, your icons')).toHaveAttribute(
      'src',
      `${getConfig().videoPlayerUrl}/autocad-oem-branding`,
    );
  });

  test('cancels a download and prompts to sign in when signed out', async () => {
    const { navigations } = await openPortal();
    await openPage(path, 'AutoCAD OEM Training');
    const slides = await openSection('The basics', 'AutoCAD_OEM_Basics_Slides.pdf');
    await clickDownload(slides);
    expect(await within(slides).findByText('Please log in or sign up to download.')).toBeVisible();
    expect(navigations.addresses).toEqual([]);
  });

  test('opens the section of the file after a sign-in', async () => {
    await openPortal();
    const key = 'packages/training/AutoCAD_OEM_training/AutoCAD_OEM_Shipping_Slides.pdf';
    await openPage(`${path}#${encodeURIComponent(`file-${key}`)}`, 'AutoCAD OEM Training');
    expect(await findCard('AutoCAD_OEM_Shipping_Slides.pdf')).toBeVisible();
  });

  test('needs no license when signed in', async () => {
    const { navigations, requests } = await openPortal('new');
    await openPage(path, 'AutoCAD OEM Training');
    await clickDownload(
      await openSection('Zero document state', 'AutoCAD_OEM_Zero_Document_State_Sample.zip'),
    );
    await waitFor(() => expect(navigations.addresses).toHaveLength(1));
    expect(licenseChecks(requests)).toEqual([]);
  });
});

test('downloads guides of the IFC plug-ins from their folder', async () => {
  const { bodies, navigations } = await openPortal('new');
  await openPage('/platform-products/autocad_oem/documentation', 'AutoCAD OEM Documentation');
  await clickDownload(await findCard('IFC_Reader_Developer_Guide.pdf'));
  await waitFor(() => expect(navigations.addresses).toHaveLength(1));
  expect(bodies).toMatchObject([
    { object_key: 'packages/platform_products/docs/IFC_Reader_Developer_Guide.pdf' },
  ]);
});

test('focuses the heading of the section in the URL hash', async () => {
  await openPortal();
  await openPage('/toolkits/realdwg/documentation#licensing', 'RealDWG Documentation');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Licensing' })).toHaveFocus());
});

test.each([
  ['/toolkits/polygonica/platforms', '/toolkits/polygonica', 'About Polygonica'],
  ['/toolkits/realdwg/nothing/here', '/toolkits/realdwg', 'About RealDWG'],
  ['/platform-products/autocad_oem/trial', '/platform-products/autocad_oem', 'About AutoCAD OEM'],
])('%s redirects to %s', async (path, target, title) => {
  await openPortal();
  const page = await openPage(path, title);
  expect(page.path()).toBe(target);
});

test('sets the document title to page and site', async () => {
  await openPortal();
  await openPage('/toolkits/siemens-parasolid/platforms', 'Parasolid Platforms');
  expect(document.title).toBe(`Parasolid Platforms | ${getConfig().siteTitle}`);
});
