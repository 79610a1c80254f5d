import { clearReleasesCache } from '@portal/api/content';
import { latestPath, type Product, productByCode } from '@portal/catalog';
import { clearFaults, freshPage, injectContent, injectFault } from '@portal/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProduct, settledHeading } from '../testing';
import { LicenseInformation } from './LicenseInformation';

const communicator = productByCode('communicator');
const LATEST = '/hoops/communicator/downloads/latest';
const FILE = 'hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

beforeEach(async () => {
  await freshPage(LATEST);
  clearReleasesCache();
});

const section = (name: string) => screen.getByRole('button', { name });
const open = async (name: string) => {
  await userEvent.click(section(name));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

describe('a release', () => {
  // PAGE-1.
  test('shows its title as the heading and sets the document title', async () => {
    renderProduct(communicator, LATEST);
    expect(await settledHeading()).toHaveTextContent('HOOPS Communicator 2026.3.0');
    expect(document.title).toBe('HOOPS Communicator Downloads | Developer Zone');
    expect(window.location.pathname).toBe(LATEST);
  });

  // NAME-1.
  test('renames Envision Cloud in the title, the sections and the display names of files', async () => {
    await injectContent('cae-product/cee_env_cloud/cee_env_cloud-2026', {
      title: 'CEETRON ENVISION CLOUD 2026.2.0',
      sections: [
        {
          name: 'Samples for Envision Cloud',
          files: [{ filename: 'Envision Cloud.zip', name: 'ceetron envision cloud samples' }],
        },
      ],
    });
    renderProduct(productByCode('cee_env_cloud'), '/cae/cee_env_cloud/downloads/latest');
    expect(await settledHeading()).toHaveTextContent('Ceetron Envision Web 2026.2.0');
    await open('Samples for Envision Web');
    // The file name is part of the object key and is not renamed.
    const card = screen.getByRole('group', { name: 'Envision Cloud.zip' });
    expect(within(card).getByText('Ceetron Envision Web samples')).toBeVisible();
  });

  // PAGE-7.
  test('shows license information, and notes as a warning', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '2026-01-02',
      version: '2026.3.0',
      notes: [{ body: 'Mind the <em>gap</em>' }],
      license_information: { notes: 'Runs <script>alert(1)</script>with a key' },
      sections: [],
    });
    renderProduct(communicator, LATEST);
    await settledHeading();
    expect(screen.getByText('License information')).toBeVisible();
    expect(screen.getByText('Runs with a key')).toBeVisible();
    expect(screen.getByText('gap').tagName).toBe('EM');
    expect(screen.getByText('2026-01-02')).toBeVisible();
  });

  const blankNotes: readonly unknown[] = ['', '   ', ['', 'second'], [{ body: ' ' }, { body: 'second' }]];
  test.each(blankNotes.map((notes) => [notes] as const))(
    'hides notes whose first item is blank: %j',
    async (notes) => {
      await injectContent(FILE, { title: 'Release', date: '', version: '', notes, sections: [] });
      renderProduct(communicator, LATEST);
      await settledHeading();
      expect(screen.queryByText('second')).not.toBeInTheDocument();
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
    },
  );

  test('opens one section at a time and mounts its cards only while it is open', async () => {
    renderProduct(communicator, LATEST);
    await settledHeading();
    expect(section('Windows')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await open('Windows');
    expect(screen.getByRole('group', { name: 'HOOPS_Communicator_2026.3.0_Windows.zip' })).toBeVisible();
    await open('Linux');
    expect(section('Windows')).toHaveAttribute('aria-expanded', 'false');
    expect(
      screen.queryByRole('group', { name: 'HOOPS_Communicator_2026.3.0_Windows.zip' }),
    ).not.toBeInTheDocument();
  });

  // PAGE-3.
  test('shows the details that a file has', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '2026.3.0',
      sections: [
        {
          name: 'Linux',
          packages: [
            {
              filename: 'Package.tar.gz',
              compiler: 'gcc 9.3',
              arch: 'x86_64',
              md5sum: '0cfa91e671a61f0f706b4c8975f4be15',
              notes: 'Needs a server',
              system_requirements: [
                { description: 'Needs', name: 'a kernel', url: 'https://kernel.example' },
                { description: 'Never', name: 'this', url: 'javascript:alert(1)' },
              ],
            },
          ],
          files: [{ filename: 'Plain.zip' }],
        },
      ],
    });
    renderProduct(communicator, LATEST);
    await settledHeading();
    await open('Linux');
    const card = screen.getByRole('group', { name: 'Package.tar.gz' });
    const terms = within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Version',
      'Operating system',
      'Compiler',
      'Architecture',
      'System requirements',
      'MD5',
    ]);
    for (const text of ['2026.3.0', 'Linux', 'gcc 9.3', 'x86_64', '0cfa91e671a61f0f706b4c8975f4be15'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getByText('Needs a server')).toBeVisible();
    expect(within(card).getByRole('link', { name: /a kernel/ })).toHaveAttribute(
      'href',
      'https://kernel.example',
    );
    expect(within(card).queryByRole('link', { name: /this/ })).not.toBeInTheDocument();
    const plain = screen.getByRole('group', { name: 'Plain.zip' });
    expect(within(plain).queryByText('MD5')).not.toBeInTheDocument();
  });

  // PAGE-4.
  test('shows nested sections, patches, descriptions, and sections without files', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      sections: [
        {
          name: 'Outer',
          description: 'See <a href="javascript:alert(1)">this</a>',
          sections: [{ name: 'Inner', patch: '2', files: [{ filename: 'Deep.zip' }] }],
        },
        { name: 'Bare' },
      ],
    });
    renderProduct(communicator, LATEST);
    await settledHeading();
    await open('Outer');
    expect(screen.getByText('this')).not.toHaveAttribute('href');
    await open('Inner');
    expect(section('Outer')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Patch 2')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Deep.zip' })).toBeVisible();
    await open('Bare');
    expect(screen.getByText('No download available.')).toBeVisible();
  });

  test('opens the section of the card that the hash names', async () => {
    renderProduct(communicator, `${LATEST}#file-0cfa91e671a61f0f706b4c8975f4be15`);
    await settledHeading();
    expect(section('Linux')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'HOOPS_Communicator_2026.3.0_Linux.tar.gz' })).toBeVisible();
  });
});

describe('links of a page', () => {
  // PAGE-9.
  test('links to the training, which the sidebar omits', async () => {
    renderProduct(communicator, LATEST);
    await settledHeading();
    expect(screen.getByRole('link', { name: 'Online Training' })).toHaveAttribute(
      'href',
      '/hoops/communicator/training',
    );
  });

  // PAGE-9.
  test('names the training of HPS on its page and not in its sidebar', async () => {
    renderProduct(productByCode('hps'), '/hoops/visualize/hps/downloads/latest');
    await settledHeading();
    const training = screen.getByRole('link', { name: 'Online Training' });
    expect(training).toHaveAttribute('href', '/hoops/visualize/hps/training');
    const sidebar = within(screen.getByRole('navigation', { name: 'HOOPS Visualize HPS' }));
    expect(sidebar.queryByRole('link', { name: /training/i })).not.toBeInTheDocument();
  });

  // PAGE-10.
  test('navigates on the client when content links to a page of the portal', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      description: 'See <a href="/hoops/communicator/downloads/2026.2.0">the last one</a>',
      sections: [],
    });
    const page = renderProduct(communicator, LATEST);
    await settledHeading();
    await userEvent.click(screen.getByRole('link', { name: 'the last one' }));
    expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.2.0' })).toBeVisible();
    expect(page.path()).toBe('/hoops/communicator/downloads/2026.2.0');
  });

  test('leaves other links of the same origin to the browser', async () => {
    await injectContent(FILE, {
      title: 'Release',
      date: '',
      version: '',
      description: 'See <a href="/places/docs">the documentation</a>',
      sections: [],
    });
    const page = renderProduct(communicator, LATEST);
    await settledHeading();
    const followed = new Promise<boolean>((resolve) =>
      document.addEventListener(
        'click',
        (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      ),
    );
    await userEvent.click(screen.getByRole('link', { name: 'the documentation' }));
    expect(await followed).toBe(true);
    expect(page.path()).toBe(LATEST);
  });
});

describe('a demo viewer', () => {
  const VIEWER_LICENSE = 'The viewer carries a 30-day license.';
  const bare = { title: 'Viewer', sections: [] };

  // LIMIT-3.
  test.each([
    ['hpdv', 'hoops-product/hpdv/'],
    ['edv', 'cae-product/edv/'],
  ])('%s shows how long it runs if its content does not', async (code, folder) => {
    await injectContent(folder, bare);
    const product = productByCode(code) as Product;
    renderProduct(product, `${product.section}/downloads/latest`);
    await settledHeading();
    const note = screen.getByRole('note');
    expect(within(note).getByText('License information')).toBeVisible();
    expect(within(note).getByText(VIEWER_LICENSE)).toBeVisible();
  });

  // LIMIT-3: this viewer has no page, so the test renders the component.
  test('hdv shows how long it runs wherever its license is shown', () => {
    render(<LicenseInformation product={productByCode('hdv')} notes="" />);
    expect(screen.getByText(VIEWER_LICENSE)).toBeVisible();
  });

  test('shows the license text of its content instead of the default text', async () => {
    await injectContent('cae-product/edv/', { ...bare, license_information: { notes: 'Runs for a year.' } });
    renderProduct(productByCode('edv'), '/cae/edv/downloads/latest');
    await settledHeading();
    expect(screen.getByText('Runs for a year.')).toBeVisible();
    expect(screen.queryByText(VIEWER_LICENSE)).not.toBeInTheDocument();
  });

  test.each([
    ['communicator', 'hoops-product/hoops-communicator/'],
    ['eda', 'cae-product/eda/'],
    ['tabletopdf', 'hoops-product/tabletopdf/'],
  ])('%s is none: it says nothing of a license', async (code, folder) => {
    await injectContent(folder, bare);
    const product = productByCode(code) as Product;
    renderProduct(product, `${product.section}/downloads/latest`);
    await settledHeading();
    expect(screen.queryByText('License information')).not.toBeInTheDocument();
  });
});

// PROD-4.
describe('"View my License"', () => {
  const licenseButton = () => screen.queryByRole('button', { name: 'View my License' });
  const openLatest = async (code: string) => {
    const product = productByCode(code) as Product;
    renderProduct(product, latestPath(product) ?? '');
    await settledHeading();
  };

  test.each(['exchange', 'hwp', 'cee_env_desktop', 'cee_sam', 'eda'])(
    'is on the page of %s',
    async (code) => {
      await openLatest(code);
      expect(licenseButton()).toBeVisible();
    },
  );
});

describe('the common sections of the layout', () => {
  const bare = { title: 'Release', date: '', version: '', sections: [] };

  // PAGE-2.
  test('are datasets, additional resources and related technologies', async () => {
    await injectContent(FILE, { ...bare, additional_info: [{ name: 'Guide', filename: 'Guide.pdf' }] });
    renderProduct(communicator, LATEST);
    await settledHeading();
    await open('Datasets');
    expect(screen.getByRole('group', { name: 'hoops_datasets.zip' })).toBeVisible();
    await open('Additional Resources');
    expect(screen.getByRole('group', { name: 'Guide.pdf' })).toHaveTextContent('Guide');
    await open('Related Technologies');
    expect(screen.getByRole('link', { name: 'HOOPS Exchange' })).toHaveAttribute(
      'href',
      '/hoops/exchange/downloads/latest',
    );
  });

  // MISS-5.
  test.each([
    ['realdwg', 'partner-product/realdwg/'],
    ['tabletopdf', 'hoops-product/tabletopdf/'],
  ])('a release of %s without sections says that nothing can be downloaded', async (code, folder) => {
    await injectContent(folder, bare);
    const product = productByCode(code) as Product;
    renderProduct(product, latestPath(product) ?? '');
    await settledHeading();
    expect(screen.getByText('No download available.')).toBeVisible();
  });

  test('a release without sections shows no such message if the layout adds a download', async () => {
    await injectContent(FILE, bare);
    renderProduct(communicator, LATEST);
    await settledHeading();
    expect(section('Datasets')).toBeVisible();
    expect(screen.queryByText('No download available.')).not.toBeInTheDocument();
  });

  test('are replaced by sections of the content with the same name', async () => {
    await injectContent(FILE, { ...bare, sections: [{ name: 'Datasets', description: 'On request.' }] });
    renderProduct(communicator, LATEST);
    await settledHeading();
    expect(screen.getAllByRole('button', { name: 'Datasets' })).toHaveLength(1);
  });

  // PAGE-6.
  test('link to TableToPDF for Publish', async () => {
    await injectContent('hoops-product/hoops-publish/', bare);
    renderProduct(productByCode('publish'), '/hoops/publish/downloads/latest');
    await settledHeading();
    await open('HOOPS Publish Add-On');
    expect(screen.getByRole('link', { name: 'TableToPDF downloads' })).toHaveAttribute(
      'href',
      '/hoops/tabletopdf/downloads/latest',
    );
  });

  // PAGE-6.
  const linksToTableToPdf = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/hoops/tabletopdf/downloads/latest');
  // PAGE-6.
  test.each([
    ['is empty', {}],
    [
      'has another link',
      { description: 'See /hoops/tabletopdf/downloads/latest <a href="/start">there</a>.' },
    ],
    ['has files', { packages: [{ filename: 'addon.zip' }] }],
    ['has the link itself', { description: 'Go <a href="/hoops/tabletopdf/downloads/latest">there</a>.' }],
  ])('link to TableToPDF once when the content’s own add-on section %s', async (_, own) => {
    await injectContent('hoops-product/hoops-publish/', {
      ...bare,
      sections: [{ name: 'Windows' }, { name: 'Publish add-on', ...own }],
    });
    renderProduct(productByCode('publish'), '/hoops/publish/downloads/latest');
    await settledHeading();
    expect(screen.getAllByRole('button', { name: /add-on/i })).toHaveLength(1);
    await open('Publish add-on');
    expect(linksToTableToPdf()).toHaveLength(1);
    expect(screen.queryByText('No download available.')).not.toBeInTheDocument();
  });
});

describe('content that cannot be shown', () => {
  // MISS-2.
  test('shows that a version is missing and links to Older Versions', async () => {
    renderProduct(communicator, '/hoops/communicator/downloads/1999');
    expect(await screen.findByText('This version is not available.')).toBeVisible();
    const [, inPage] = screen.getAllByRole('link', { name: 'Older Versions' });
    expect(inPage).toHaveAttribute('href', '/hoops/communicator/downloads');
    expect(await settledHeading()).toHaveTextContent('HOOPS Communicator');
  });

  // VER-3.
  test('shows that a product is not in the releases list', async () => {
    await injectContent('releases_prod_latest.json', []);
    renderProduct(communicator, LATEST);
    expect(await screen.findByText('This product is not available.')).toBeVisible();
  });

  const failures: readonly (readonly [string, unknown, RegExp])[] = [
    ['is not base64', { content: '§§§', encoding: 'base64' }, /not encoded as agreed/],
    ['is not JSON', { content: btoa('{"title": '), encoding: 'base64' }, /not valid JSON/],
    [
      'has a wrong shape',
      { content: btoa('{"title": 5}'), encoding: 'base64' },
      /does not have the expected shape.*title/,
    ],
    ['is too large', { content: '', encoding: 'none' }, /larger than 1 MB/],
    ['is no envelope', { nonsense: true }, /could not be asked/],
  ];

  // MISS-3.
  test.each(failures)('that %s: shows the reason and retries', async (_, body, reason) => {
    await injectFault({ kind: 'body', call: `content:${FILE}`, body });
    renderProduct(communicator, LATEST);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The downloads of HOOPS Communicator could not be loaded.');
    expect(failure).toHaveTextContent(reason);
    await clearFaults();
    await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.3.0' })).toBeVisible();
  });

  test('retries an invalid releases list', async () => {
    await injectFault({ kind: 'body', call: 'content:releases', body: { wrong: true } });
    renderProduct(communicator, LATEST);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'HOOPS Communicator 2026.3.0' })).toBeVisible();
  });
});
