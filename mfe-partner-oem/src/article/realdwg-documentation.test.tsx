import { screen, within } from '@testing-library/react';
import { closePortal, openPage, openPortal } from '../testing/page';

afterEach(closePortal);

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

// DWG-2.
test('the comparison says for each feature what RealDWG and what ObjectARX does', async () => {
  await openPortal();
  await openPage('/toolkits/realdwg/documentation', 'RealDWG Documentation');
  const table = screen.getByRole('table', { name: 'RealDWG and ObjectARX' });
  const [head, ...rows] = within(table).getAllByRole('row').map(cells);
  expect(head).toEqual(['', 'RealDWG', 'ObjectARX']);
  expect(rows).toEqual([
    ['Runs in', 'Your own program or service', 'AutoCAD or a product built on it'],
    ['AutoCAD on the machine', 'Not needed', 'Required'],
    [
      'What you build',
      'An .exe that links to the libraries',
      'An .arx module or a .NET assembly that AutoCAD loads',
    ],
    ['Drawing database, geometry', 'AcDb, AcGe, AcGi, AcRx', 'The same'],
    ['Commands, prompts, selection', 'None', 'AcEd: register commands, ask for points, select objects'],
    ['Documents and windows', 'None', 'AcAp, palettes, dialogs, ribbon'],
    ['Plot and publish', 'None', 'Included'],
    ['Finding fonts and references', 'Your implementation of findFile', 'AutoCAD’s support paths'],
    ['Custom objects', 'Load .dbx object enablers', 'Load the same .dbx modules'],
    ['Systems', '64-bit Windows', '64-bit Windows; a separate SDK for AutoCAD on macOS'],
    ['License', 'Agreement for your application', 'The SDK is free of charge; each user needs AutoCAD'],
  ]);
});
