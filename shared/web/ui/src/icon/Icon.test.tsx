import { render } from '@testing-library/react';
import { Icon, icons } from './Icon';

const pathOf = (name: string) => {
  const { container, unmount } = render(<Icon name={name} />);
  const path = container.querySelector('path')?.getAttribute('d');
  unmount();
  return path;
};

test.each(Object.keys(icons))('%s is a valid path', (name) => {
  expect(pathOf(name)).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
});

test('an unknown name draws the file icon', () => {
  expect(pathOf('constructor')).toBe(icons.file);
});
