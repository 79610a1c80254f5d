import { content, FOLDER, release } from '../../testing/autocad-oem-release';
import { resourceFile } from './resources';

// PATH-6.
test('resources have their own folder', () => {
  const [resource] = content.resources;
  if (resource === undefined) throw new Error('no resource');
  expect(resourceFile(release('2026'), resource, null)?.request.target).toEqual({
    kind: 'file',
    objectKey: `${FOLDER}/resources/guide.pdf`,
  });
  expect(resourceFile(release('2026'), { ...resource, file_name: '../x' }, null)).toBeNull();
});
