import { viewerContent } from '../product-content';
import { rawLink } from '../sections';

export const content = viewerContent({
  stem: 'Demo_Viewer',
  title: 'HOOPS Demo Viewer',
  index: [
    { year: 2026, versions: ['2026.3.0', '2026.1.0'] },
    { year: 2025, versions: ['2025.4.0', '2025.1.0'] },
    { year: 2024, versions: ['2024.8.0', '2024'] },
    { year: 2023, versions: ['2023 SP2', '2023'] },
    { year: 2022, versions: ['2022'] },
    { year: 2021, versions: ['2021'] },
    { year: 2020, versions: ['2020'] },
    { year: 2019, versions: ['2019'] },
    { year: 2018, versions: ['2018'] },
  ],
  executables: [
    ['Windows', 'Windows.exe'],
    ['Linux', 'Linux.tar.gz'],
    ['macOS', 'macOS.dmg'],
    ['Android', 'Android.apk'],
  ],
  highlights: [
    'Files are opened by dragging them onto the window.',
    'The part tree can be searched by name and attribute.',
    'Views and measurements are saved beside the model.',
  ],
  additionalInfo: () => [rawLink('HOOPS Demo Viewer for iPad', 'demo-viewer', '/places/store/demo-viewer')],
});
