import { freshPage, injectContent } from '@portal/testing';
import { findLatestViewer } from './find-latest-viewer';

// PATH-9.
describe('the demo viewer for a system', () => {
  beforeEach(async () => {
    await freshPage();
    await injectContent('hoops-product/hdv/', {
      title: 'Viewer',
      sections: [
        { name: 'Windows', packages: [{ filename: 'readme.txt' }, { filename: 'viewer.exe', os: '64-bit' }] },
        { name: 'Linux', sections: [{ name: 'gcc', files: [{ filename: 'viewer.tar.gz' }] }] },
        { name: 'Others', files: [{ filename: 'odd.txt' }, { filename: 'viewer.dmg', os: 'macOS' }] },
      ],
    });
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'viewer.exe'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'viewer.tar.gz'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'viewer.dmg'],
  ])('%p: %s', async (userAgent, filename) => {
    const { target } = await findLatestViewer('hdv', { userAgent });
    expect(target).toMatchObject({ kind: 'file', objectKey: expect.stringMatching(`/${filename}$`) });
  });

  test.each(['Mozilla/5.0 (Linux; Android 14)', 'something else'])('%p: none', async (userAgent) => {
    await expect(findLatestViewer('hdv', { userAgent })).rejects.toThrow('There is no HOOPS Demo Viewer');
  });
});

// PATH-9.
test('where neither files nor sections name a system, the names of the files do', async () => {
  await freshPage();
  await injectContent('hoops-product/hdv/', {
    title: 'Viewer',
    sections: [{ name: 'Downloads', files: [{ filename: 'HDV_win64.exe' }, { filename: 'HDV_Linux.run' }] }],
  });
  const { target } = await findLatestViewer('hdv', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
  expect(target).toMatchObject({ objectKey: expect.stringMatching(/\/HDV_Linux\.run$/) });
});
