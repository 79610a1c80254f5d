import { productByCode } from '@portal/catalog';
import { injectContent } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { freshProductPage, openProduct, openSection } from '../testing';

const LATEST = '/hoops/communicator/downloads/latest';
const FILE = 'hoops-product/hoops-communicator/hoops-communicator-2026.3.0.json';

beforeEach(() => freshProductPage(LATEST));

// PAGE-3, SIZE-1.
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
            size: 432_100_000,
            sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
            notes: 'Needs a server',
            system_requirements: [
              { description: 'Needs', name: 'a kernel', url: 'https://kernel.example' },
              { description: 'Never', name: 'this', url: 'javascript:alert(1)' },
              { description: 'Windows 10 or later', name: '', url: '' },
            ],
          },
        ],
        files: [{ filename: 'Plain.zip' }],
      },
    ],
  });
  await openProduct(productByCode('communicator'), LATEST);
  await openSection('Linux');
  const card = screen.getByRole('group', { name: 'Package.tar.gz' });
  const terms = within(card)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toEqual([
    'Version',
    'Operating system',
    'Compiler',
    'Architecture',
    'Size',
    'System requirements',
    'MD5',
    'SHA-256',
  ]);
  for (const text of ['2026.3.0', 'Linux', 'gcc 9.3', 'x86_64', '0cfa91e671a61f0f706b4c8975f4be15', '432 MB'])
    expect(within(card).getByText(text)).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Copy SHA-256' })).toBeVisible();
  expect(within(card).getByText('Needs a server')).toBeVisible();
  expect(within(card).getByRole('link', { name: /a kernel/ })).toHaveAttribute(
    'href',
    'https://kernel.example',
  );
  expect(within(card).queryByRole('link', { name: /this/ })).not.toBeInTheDocument();
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Needs a kernel/), 'Never this', 'Windows 10 or later']);
  const plain = screen.getByRole('group', { name: 'Plain.zip' });
  expect(within(plain).queryByText('MD5')).not.toBeInTheDocument();
});

// CONTENT-6.
test('requirements that differ in their names only are all listed, and one that is there twice', async () => {
  const requirements = ['SDK 8', 'SDK 9', 'SDK 9'].map((name) => ({ description: 'Needs', name }));
  await injectContent(FILE, {
    title: 'Release',
    sections: [{ name: 'Linux', files: [{ filename: 'A.zip', system_requirements: requirements }] }],
  });
  await openProduct(productByCode('communicator'), LATEST);
  await openSection('Linux');
  const items = within(screen.getByRole('group', { name: 'A.zip' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Needs SDK 8', 'Needs SDK 9', 'Needs SDK 9']);
});

// PAGE-3.
test('blank requirements are none', async () => {
  const blank = { description: ' ' };
  await injectContent(FILE, {
    title: 'Release',
    sections: [
      {
        name: 'Linux',
        files: [
          { filename: 'A.zip', system_requirements: [{ description: 'A kernel' }, blank] },
          { filename: 'B.zip', system_requirements: [blank] },
        ],
      },
    ],
  });
  await openProduct(productByCode('communicator'), LATEST);
  await openSection('Linux');
  const [a, b] = ['A.zip', 'B.zip'].map((name) => within(screen.getByRole('group', { name })));
  expect(a?.getAllByRole('listitem')).toHaveLength(1);
  expect(b?.queryByText('System requirements')).not.toBeInTheDocument();
});

// PAGE-5, VER-11.
test.each([
  ['2024_sp1_u1', '2024 SP1 U1'],
  ['2024 Preview', '2024 Preview'],
  ['', '2024 SP1 U1'],
])('a package of the version %j shows it in words: %s', async (version, words) => {
  await injectContent('hoops-product/hoops-communicator/hoops-communicator-2024_sp1_u1.json', {
    title: 'Release',
    date: '',
    version,
    sections: [{ name: 'Linux', packages: [{ filename: 'Package.tar.gz' }] }],
  });
  await openProduct(productByCode('communicator'), '/hoops/communicator/downloads/2024_sp1_u1');
  await openSection('Linux');
  const card = screen.getByRole('group', { name: 'Package.tar.gz' });
  expect(within(card).getByText(words)).toBeVisible();
});
