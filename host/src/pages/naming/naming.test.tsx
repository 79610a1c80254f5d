import { packageNaming } from '@portal/catalog';
import { freshPage } from '@portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '../../frame/testing/render-portal';
import { describePackage, parsePackageName } from './PackageNameText';

const read = (name: string) => {
  const parts = parsePackageName(name);
  return parts && describePackage(parts).map(({ value }) => value);
};

test.each([
  [
    'HOOPS_Communicator_2026.1.0_Windows.zip',
    'HOOPS Communicator',
    '2026.1.0',
    'None: a regular release',
    'Windows',
  ],
  ['HOOPS_Exchange_2023_SP2_U1_Linux.tar.gz', 'HOOPS Exchange', '2023, service pack 2', 'Update 1', 'Linux'],
  [
    'HOOPS_Visualize_3DF_2026.2.0_RC1_macOS_ARM64.dmg',
    'HOOPS Visualize 3DF',
    '2026.2.0',
    'Release candidate 1',
    'macOS ARM64',
  ],
  ['hoops_publish_2024_p_iOS', 'HOOPS publish', '2024', 'Preview', 'iOS'],
])('parses %s', (name, ...parts) => {
  expect(read(name)).toEqual(parts);
});

test.each([
  '',
  'HOOPS',
  'Parasolid_37.0_Windows.zip',
  'HOOPS_Communicator_Windows.zip',
  'HOOPS_Exchange_2024',
])('rejects "%s"', (name) => {
  expect(parsePackageName(name)).toBeNull();
});

test('parses every example', () => {
  for (const { filename } of packageNaming.examples) expect(parsePackageName(filename)).not.toBeNull();
});

// HOST-2.
test('shows the grammar, the modifiers and examples', async () => {
  await freshPage('/naming');
  await renderPortal('/naming');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Package Naming Conventions');
  expect(document.title).toBe('Package Naming Conventions | Developer Zone');
  expect(screen.getByRole('main')).toHaveTextContent('HOOPS_{product}_{version}_{modifier}_{platform}');
  for (const code of ['P', 'RC', 'U', 'SP'])
    expect(screen.getByRole('rowheader', { name: code })).toBeInTheDocument();
  for (const { filename } of packageNaming.examples)
    expect(screen.getByRole('main')).toHaveTextContent(filename);
});

// UI-12.
test('names of packages are not translated, so that a typed one can take the place of another', async () => {
  await freshPage('/naming');
  await renderPortal('/naming');
  for (const name of document.querySelectorAll('code.name')) expect(name).toHaveAttribute('translate', 'no');
  expect(document.querySelector('code.name')).toBeInTheDocument();
});

test('shows the parts of a typed name', async () => {
  await freshPage('/naming');
  await renderPortal('/naming');
  const field = screen.getByLabelText('Package name');
  fireEvent.change(field, { target: { value: 'HOOPS_Luminate_2025.3.0_macOS_ARM64.dmg' } });
  expect(screen.getByText('HOOPS Luminate')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: 'setup.exe' } });
  expect(screen.getByText('This name does not follow the convention.')).toBeInTheDocument();
});
